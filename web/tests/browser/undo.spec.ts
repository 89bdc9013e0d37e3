// Taking back what the other has seen already: only with the other's consent.
import { expect, type Page, test } from '@playwright/test';
import { act, axe, picture, PHONE, sitTogether, somebody } from './support';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
/** Something can be done here: it is this one's turn. */
const turn = (page: Page) => page.locator('.gold').first();

test('taking back, if the other agrees', async ({ browser }) => {
  const [zofia, marek] = [await somebody(browser, 'Zofia'), await somebody(browser, 'Marek', PHONE)];
  await zofia.goto('/new');
  await zofia.getByRole('radiogroup', { name: 'Variant' }).getByText('Two players').click();
  await sitTogether(zofia, marek);

  // Who begins is dealt.
  await expect.poll(async () => (await turn(zofia).isVisible()) || (await turn(marek).isVisible())).toBe(true);
  const [first, second] = (await turn(zofia).isVisible()) ? [zofia, marek] : [marek, zofia];
  await expect(async () => {
    await act(first);
    await expect(turn(second)).toBeVisible({ timeout: 150 });
  }).toPass();
  const hand = first.getByRole('list', { name: 'Your hand' }).getByRole('listitem');
  const kept = await hand.count();

  await undo(first).click();
  await expect(first.getByText(/^Taking back: waiting for/)).toBeVisible();
  await expect(second.getByRole('alert').getByText(/asks to take the last action back/)).toBeVisible();
  for (const page of [first, second]) await axe(page, 'the wish to take back');
  await picture(marek, 'undo-phone');
  await second.getByRole('button', { name: 'No, it stays' }).click();
  await expect(first.getByRole('status')).toHaveText('It was not taken back: the action stays.');
  await expect(turn(second)).toBeVisible();
  await expect(hand).toHaveCount(kept);

  await undo(first).click();
  await second.getByRole('button', { name: 'Let it happen' }).click();
  await expect(first.getByText('Choose a card to discard')).toBeVisible();
  await expect(hand).toHaveCount(kept + 1);
  await expect(second.getByRole('region', { name: 'Undo' })).toBeHidden();
  await Promise.all([zofia.context().close(), marek.context().close()]);
});
