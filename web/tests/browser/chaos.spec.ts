// Chaos: everybody trades at once, until the clock runs out.
import { expect, type Page, test } from '@playwright/test';
import { axe, picture, PHONE, playToTheEnd, sitTogether, somebody } from './support';

const hand = (page: Page) => page.getByRole('list', { name: 'Your hand' });

/** A card of the hand; another one may pass for it, and then names it further on. */
const held = (page: Page, card: string) => hand(page).getByRole('button', { name: new RegExp(`^${card},`) });

/** Offers the first card of the hand to one player, and returns its name. */
async function offer(page: Page, shows: string, to: string): Promise<string> {
  const card = hand(page).getByRole('button').first();
  const [name = ''] = ((await card.textContent()) ?? '').trim().split(',');
  await card.click();
  await page.getByRole('group', { name: 'Others see' }).getByRole('button', { name: shows }).click();
  await page.getByRole('group', { name: 'Offered to' }).getByRole('button', { name: to }).click();
  await page.getByRole('button', { name: /^Offer .* for anything$/ }).click();
  return name;
}

test('an offer, another one taken back, a trade, and the hands score when the time is up', async ({ browser }) => {
  test.setTimeout(180_000);
  const [zofia, marek] = [await somebody(browser, 'Zofia'), await somebody(browser, 'Marek', PHONE)];
  await zofia.goto('/new');
  await zofia.getByRole('radiogroup', { name: 'Variant' }).getByText('Chaos').click();
  const time = zofia.getByRole('spinbutton', { name: 'Time for trading' });
  await time.press('Home');
  await time.press('ArrowUp');
  await time.press('ArrowUp');
  await expect(time).toHaveText('1:10 min');
  await sitTogether(zofia, marek);

  const chronicle = zofia.getByRole('list', { name: 'Chronicle' });
  const kept = await offer(zofia, 'its suit', 'Marek');
  await zofia.getByRole('button', { name: `Withdraw ${kept}` }).click();
  await expect(chronicle.getByText(`You withdraw the offer: ${kept}.`)).toBeVisible();

  const gone = await offer(zofia, 'the card', 'Marek');
  const offered = marek.getByRole('button', { name: `Zofia offers ${gone} to you, wants anything` });
  await offered.click();
  await picture(zofia, 'chaos');
  await picture(marek, 'chaos-phone');
  const give = marek.getByRole('button', { name: /^Give / });
  const come = ((await give.textContent()) ?? '').trim().replace('Give ', '');
  await give.click();
  await expect(chronicle.getByText(`You trade with Marek: ${gone} for ${come}.`)).toBeVisible();
  await expect(held(zofia, come)).toBeVisible();
  await expect(held(marek, gone)).toBeVisible();
  for (const page of [zofia, marek]) await axe(page, 'the market');

  await playToTheEnd(zofia, marek);
  await axe(zofia, 'chaos, scored');
  for (const page of [zofia, marek]) {
    await page.getByRole('button', { name: 'Chronicle' }).click();
    await expect(page.getByRole('dialog').getByText('The time for trading is over.')).toBeVisible();
  }
  await expect(marek.getByRole('dialog').getByText(/^Zofia withdraws the offer: an? /)).toBeVisible();
  await axe(marek, 'the chronicle on a phone');
  await Promise.all([zofia.context().close(), marek.context().close()]);
});
