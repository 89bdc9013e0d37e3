// Whole games of Fantasy Realms, as people play them.
import { expect, test } from '@playwright/test';
import { act, axe, over, picture, playNow, playToTheEnd, watch } from './support';

test('a game against bots, by mouse', async ({ page }) => {
  const nothingBad = watch(page);
  await playNow(page);
  await axe(page, 'the table');
  await picture(page, 'table');
  for (let time = 0; time < 40 && !(await over(page).isVisible()); time += 1) {
    await act(page);
    await page.waitForTimeout(120);
    if (time === 5) await picture(page, 'table-later');
  }
  await playToTheEnd(page);
  await picture(page, 'reveal');
  await axe(page, 'the reveal');
  await page.getByRole('button', { name: 'Check the dealing' }).click();
  await expect(page.getByText(/draws were computed again, and all are as they should be/)).toBeVisible();
  await page.keyboard.press('Escape');
  nothingBad();
});

test('a game by keyboard only', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  /** Tab until the focus is on something like that. */
  const tabTo = async (selector: string) => {
    for (let stop = 0; stop < 60; stop += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return true;
      await page.keyboard.press('Tab');
    }
    return false;
  };
  await expect(async () => {
    const chooses = page.locator('.gold[aria-disabled="true"]').first();
    const does = page.locator('.gold:not([disabled], [aria-disabled="true"])').first();
    if (await chooses.isVisible()) {
      if (await tabTo('[data-zone="hand"] button')) await page.keyboard.press('Enter');
    } else if (!(await over(page).isVisible()) && (await does.isVisible())) {
      if (await tabTo('.gold:not([disabled], [aria-disabled="true"])')) await page.keyboard.press('Enter');
    }
    await expect(over(page)).toBeVisible({ timeout: 150 });
  }).toPass({ intervals: [50], timeout: 450_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a game against bots', async ({ page }) => {
    await playNow(page);
    await picture(page, 'table-phone');
    await axe(page, 'the table on a phone');
    await playToTheEnd(page);
    await picture(page, 'reveal-phone');
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wider, 'nothing hangs over the edge').toBe(false);
  });
});

test('reloading in the middle of a game loses nothing', async ({ page }) => {
  await playNow(page);
  for (let time = 0; time < 3; time += 1) await act(page);
  const hand = () => page.locator('[data-zone="hand"] [data-place]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-place')));
  await expect(page.getByText('Your turn').first()).toBeVisible();
  await page.waitForTimeout(500);
  const before = await hand();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  expect(await hand()).toEqual(before);
});

test('the language changes in mid-game', async ({ page }) => {
  await playNow(page);
  await page.getByRole('button', { name: 'Polski' }).or(page.getByRole('radio', { name: 'Polski' })).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('list', { name: 'Twoja ręka' })).toBeVisible();
  await picture(page, 'table-polish');
});
