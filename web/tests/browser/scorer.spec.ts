// The scorer, as somebody uses it at a real table.
import { expect, test } from '@playwright/test';
import { axe, picture } from './support';

test('a hand is typed, scored, shared and kept', async ({ page, context }) => {
  await page.goto('/score');
  const field = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
  // The rulebook's example: 260 points.
  for (const card of ['mountain', 'wildfire', 'smoke', 'great flood', 'whirlwind', 'mirage', 'air elemental']) {
    await field.fill(card);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
  }
  await expect(page.getByText('260').first()).toBeVisible();
  await axe(page, 'a hand with its reasons');
  await expect(page.getByRole('button', { name: '9 Mountain', pressed: true })).toBeVisible();
  await picture(page, 'scorer-hand');
  await page.reload();
  await expect(page.getByText('260').first()).toBeVisible();
  await context.close();
});
