// Two people at one table, each with a browser of their own.
import { expect, test } from '@playwright/test';
import { act, over, picture } from './support';

test('a friend comes by link, and both play to the end', async ({ browser }) => {
  const [zofia, marek] = await Promise.all([browser.newContext(), browser.newContext({ viewport: { width: 390, height: 844 } })]);
  const host = await zofia.newPage();
  await host.goto('/new');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.getByRole('heading', { name: 'The table is set' })).toBeVisible();
  await picture(host, 'waiting-room');
  const link = await host.getByRole('textbox', { name: 'The link that invites' }).inputValue();
  expect(link).toMatch(/\/t\/[^#]+#join=/);

  const guest = await marek.newPage();
  await guest.goto(link);
  await expect(guest).toHaveURL(/\/t\/[^#]+$/);
  const start = host.getByRole('button', { name: 'Fill with bots and start' });
  if (await start.isVisible()) await start.click();
  for (const page of [host, guest]) await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();

  await expect(async () => {
    await act(host);
    await act(guest);
    await expect(over(host)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50], timeout: 100_000 });
  await expect(over(guest)).toBeVisible();
  for (const page of [host, guest]) await page.getByRole('button', { name: 'Play again' }).click();
  for (const page of [host, guest]) await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await Promise.all([zofia.close(), marek.close()]);
});

test('who watches sees no hand', async ({ browser }) => {
  const [player, watcher] = await Promise.all([browser.newContext(), browser.newContext()]);
  const table = await player.newPage();
  await table.goto('/');
  await table.getByRole('button', { name: 'Play now' }).click();
  await expect(table.getByRole('list', { name: 'Your hand' })).toBeVisible();
  const page = await watcher.newPage();
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => sent.push(String(payload))));
  await page.goto(table.url());
  await expect(page.getByText('You are watching', { exact: false }).first()).toBeVisible();
  const hand = await table.locator('[data-zone="hand"] [data-place]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-place')?.replace('hand-', '')));
  expect(hand.length).toBeGreaterThan(6);
  expect(sent.length).toBeGreaterThan(0);
  const taken = (await table.locator('[data-zone="area"]').textContent()) ?? '';
  for (const card of hand) if (!taken.includes(String(card))) expect(sent.join('\n')).not.toContain(`"${card}"`);
  await Promise.all([player.close(), watcher.close()]);
});
