// Fantazja and Indaman with the components of one's own box, and the tiles in the rules.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { axe, picture, somebody, watch } from './support';

test('a file is filled in, checked line by line, and played with; whoever comes is told', async ({ browser }) => {
  const zofia = await somebody(browser, 'Zofia');
  const nothingBad = watch(zofia);
  await zofia.goto('/new?game=fantazja');
  await zofia.getByRole('button', { name: 'Read a file…' }).click();
  const sheet = zofia.getByRole('dialog');
  const downloading = zofia.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download a file to fill in' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  const chosen = (text: string) => sheet.locator('input[type=file]').setInputFiles({ name: 'my.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });

  const faulty = file.replace('"air 1"', '"air 7"').replace('"magic-3"', '"magic-9"');
  await chosen(faulty);
  await expect(sheet.getByRole('heading', { name: 'There are 2 faults' })).toBeVisible();
  const line = faulty.split('\n').findIndex((one) => one.includes('"air 7"')) + 1;
  await sheet.getByRole('button', { name: `line ${line}, column` }).click();
  await expect(sheet.getByRole('textbox')).toBeFocused();
  expect(await sheet.getByRole('textbox').evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))).toContain('"air 7"');
  await axe(zofia, 'components-faulty');
  await picture(zofia, 'components-faulty');

  await chosen(file.replace('"air 1"', '"air 2"').replaceAll('"reconstructed"', '"printed"'));
  await expect(sheet.getByText('This can be played with.')).toBeVisible();
  await expect(sheet.getByText('27 tiles')).toBeVisible();
  await axe(zofia, 'components-fine');
  await sheet.getByRole('button', { name: 'Play with these tiles' }).click();
  await zofia.getByRole('button', { name: 'Open the table' }).click();
  await expect(zofia.getByRole('button', { name: 'This table plays with other tiles' })).toBeVisible();
  await picture(zofia, 'components-waiting');

  const tomek = await somebody(browser, 'Tomek');
  await tomek.goto(await zofia.getByRole('textbox', { name: 'The link that invites' }).inputValue());
  const note = tomek.getByRole('button', { name: 'This table plays with other tiles' });
  await note.click();
  await expect(tomek.getByRole('dialog').getByText('from the box').first()).toBeVisible();
  await expect(tomek.getByRole('dialog').getByText('Fingerprint of the set')).toBeVisible();
  await picture(tomek, 'components-set');
  nothingBad();
});

test('the whole box of Indaman is read in, drawn and played with', async ({ browser }) => {
  const zofia = await somebody(browser, 'Zofia');
  const nothingBad = watch(zofia);
  await zofia.goto('/new?game=indaman');
  await zofia.getByRole('button', { name: 'Read a file…' }).click();
  const sheet = zofia.getByRole('dialog');
  const downloading = zofia.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download a file to fill in' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  const chosen = (text: string) => sheet.locator('input[type=file]').setInputFiles({ name: 'my.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });

  await chosen(file.replace('"s0 s1", ', '').replace('kind = "guess"', 'kind = "fly"'));
  await expect(sheet.getByRole('heading', { name: 'There is 1 fault' })).toBeVisible();
  await chosen(file.replace('"s0 s1", ', ''));
  await expect(sheet.getByRole('heading', { name: /There (is|are) \d+ faults?/ })).toBeVisible();
  await axe(zofia, 'components-box-faulty');
  await picture(zofia, 'components-box-faulty');

  await chosen(file.replace('"Selvara"', '"Boscoverde"').replaceAll('"reconstructed"', '"printed"'));
  await expect(sheet.getByText('This can be played with.')).toBeVisible();
  await expect(sheet.getByRole('img').getByText('Boscoverde')).toBeVisible();
  await axe(zofia, 'components-box-fine');
  await picture(zofia, 'components-box-fine');
  await sheet.getByRole('button', { name: 'Play with these components' }).click();
  await zofia.getByRole('button', { name: 'Open the table' }).click();
  await expect(zofia.getByText('This table plays with the components of somebody’s own box')).toBeVisible();
  await picture(zofia, 'components-box-waiting');

  const tomek = await somebody(browser, 'Tomek');
  await tomek.goto(await zofia.getByRole('textbox', { name: 'The link that invites' }).inputValue());
  // The last seat is taken: both see the board of the file.
  for (const page of [zofia, tomek]) await expect(page.locator('svg text', { hasText: 'Boscoverde' }).first()).toBeVisible();
  await picture(zofia, 'components-box-table');
  nothingBad();
});

test('the tiles are browsed, turned and read by keyboard', async ({ page }) => {
  const nothingBad = watch(page);
  await page.goto('/rules/fantazja#tiles');
  const tiles = page.locator('#tiles');
  await expect(tiles.getByRole('status')).toHaveText('27 tiles');
  await tiles.getByRole('button', { name: 'Magic', exact: true }).press('Enter');
  await tiles.getByRole('button', { name: 'level II', exact: true }).press('Space');
  await expect(tiles.getByRole('status')).toContainText('2 tiles');
  await tiles.getByRole('listitem').first().getByRole('button').press('Enter');
  const reader = page.getByRole('dialog', { name: 'Mage Tower II' });
  const north = reader.locator('dd').first();
  const before = await north.innerText();
  await page.keyboard.press('r');
  await expect(north).not.toHaveText(before);
  await page.keyboard.press('ArrowRight');
  await expect(reader.getByText('Tile 23 of 27')).toBeVisible();
  await page.keyboard.press('Escape');
  await tiles.getByRole('button', { name: 'Show all again' }).click();
  await expect(tiles.getByRole('status')).toHaveText('27 tiles');
  nothingBad();
});

test('a cited ruling is shown and marked', async ({ page }) => {
  await page.goto('/rules/fantazja#ruling-62');
  const ruling = page.locator('#ruling-62');
  await expect(ruling).toContainText('The rule that was cited');
  await expect(ruling).toBeInViewport();
});
