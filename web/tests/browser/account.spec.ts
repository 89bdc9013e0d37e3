// A guest makes an account, finds the games again elsewhere, and has a bot.
import { expect, type Page, test } from '@playwright/test';
import { axe, over, picture, playNow, somebody } from './support';

const NAME = `Zofia ${Date.now() % 1_000_000}`;
const PASSWORD = 'a wyvern in the attic';

const form = (page: Page, heading: string) => page.locator('form').filter({ has: page.getByRole('heading', { name: heading }) });

async function fill(page: Page, heading: string, password: string): Promise<void> {
  const fields = form(page, heading);
  await fields.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await fields.getByLabel(/password/i).fill(password);
  await fields.getByRole('button').click();
}

/** Gives up, so that bots play the match to its end. */
async function finishAMatch(page: Page): Promise<void> {
  await playNow(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await axe(page, 'the menu of the table');
  await page.getByRole('button', { name: 'Give up' }).click();
  await axe(page, 'the question before giving up');
  await page.getByRole('dialog', { name: 'Give up this match?' }).getByRole('button', { name: 'Give up' }).click();
  await expect(over(page)).toBeVisible({ timeout: 60_000 });
}

async function expectOneFinishedMatch(page: Page): Promise<void> {
  await page.goto('/matches');
  await expect(page.getByRole('link', { name: /place \d of \d/ })).toHaveCount(1);
  await page.goto('/account');
  const numbers = page.getByRole('row', { name: /^Fantasy Realms/ }).getByRole('cell');
  await expect(numbers.first()).toHaveText('1');
}

test('games and numbers go from the guest to the account, and to the next device', async ({ browser }) => {
  const [desk, phone] = [await somebody(browser, 'Guest'), await somebody(browser, 'Somebody', { viewport: { width: 390, height: 844 } })];
  await finishAMatch(desk);
  await desk.goto('/account');
  await expect(desk.getByText('You are a guest: Guest')).toBeVisible();
  await fill(desk, 'Make an account', PASSWORD);
  await expect(desk.getByText(`Signed in as ${NAME}`)).toBeVisible();
  await axe(desk, 'an account');
  await picture(desk, 'account-signed-in');
  await expectOneFinishedMatch(desk);

  await phone.goto('/account');
  await fill(phone, 'Sign in', 'not the password');
  await expect(phone.getByRole('alert')).toHaveText('There is no account with this name and this password.');
  await axe(phone, 'a wrong password');
  await fill(phone, 'Sign in', PASSWORD);
  await expect(phone.getByText(`Signed in as ${NAME}`)).toBeVisible();
  await expectOneFinishedMatch(phone);
  await picture(phone, 'account-signed-in-phone');

  // A new password signs out every other device, and every bot.
  await desk.getByRole('button', { name: 'Make a token' }).click();
  const token = await desk.getByRole('textbox', { name: 'The token; keep it secret' }).inputValue();
  await axe(desk, 'a token');
  const bot = async () => (await desk.request.get('/api/v1/me', { headers: { Authorization: `Bearer ${token}`, Cookie: '' } })).text();
  expect(await bot()).toContain(NAME);
  await fill(desk, 'Change name or password', `${PASSWORD} again`);
  await expect(desk.getByRole('status')).toHaveText('Kept.');
  expect(await bot()).not.toContain(NAME);
  await phone.reload();
  await expect(phone.getByText(/^You are a guest/)).toBeVisible();
  await desk.reload();
  await expect(desk.getByText(`Signed in as ${NAME}`)).toBeVisible();
  await Promise.all([desk.context().close(), phone.context().close()]);
});
