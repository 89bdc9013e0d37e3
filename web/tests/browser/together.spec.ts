// Two people at one table, each with a browser of their own.
import { expect, test } from '@playwright/test';
import { axe, picture, PHONE, playToTheEnd, sitTogether, somebody } from './support';

test('a friend comes by link, and both play to the end', async ({ browser }) => {
  const [host, guest] = [await somebody(browser, 'Zofia'), await somebody(browser, 'Marek', PHONE)];
  await host.goto('/new');
  await sitTogether(host, guest, async (link) => {
    await expect(host.getByRole('heading', { name: 'The table is set' })).toBeVisible();
    await axe(host, 'the waiting room');
    await picture(host, 'waiting-room');
    expect(link).toMatch(/\/t\/[^#]+#join=/);
  });
  // The link's secret does not stay in the address.
  await expect(guest).toHaveURL(/\/t\/[^#]+$/);

  await playToTheEnd(host, guest);
  for (const page of [host, guest]) await page.getByRole('button', { name: 'Play again' }).click();
  for (const page of [host, guest]) await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await Promise.all([host.context().close(), guest.context().close()]);
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
