// Whole games of Via Magica, as people play them: by mouse, by keyboard, on a phone, and two at one table.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { axe, over, picture, PHONE, somebody, watch } from './support';

const mine = (page: Page) => page.getByRole('list', { name: 'Your portals' });
const dealt = (page: Page) => page.getByRole('list', { name: 'Portals you were dealt' });
const row = (page: Page) => page.getByRole('region', { name: 'Portals on offer' });
const does = (page: Page) => page.locator('.gold:not([disabled], [aria-disabled="true"])').first();
const asks = (page: Page) => page.locator('.gold[aria-disabled="true"]').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Fields where a crystal may go: Tab stops there. */
const lit = (page: Page) => mine(page).locator('button[tabindex="0"][aria-pressed="false"]').filter({ has: page.locator('.legal') });

/** A table of two: against a bot, or with an open seat. */
async function setTable(page: Page, variant: 'Standard' | 'First game', bot = true): Promise<void> {
  await page.goto('/new?game=via-magica');
  await page.getByRole('radiogroup', { name: 'Variant' }).getByText(variant).click();
  if (bot) await button(page, 'Fill with bots').click();
}

async function begin(page: Page, variant: 'Standard' | 'First game'): Promise<void> {
  await setTable(page, variant);
  await button(page, 'Open the table').click();
  await expect(mine(page).or(dealt(page))).toBeVisible();
}

interface Place {
  x: number;
  y: number;
}

/** Where to press next, in the middle of the window if it can be; nothing while the others choose. Plays as people do: fills what is nearly full. */
function nextPlace(): Place | 'over' | null {
  const all = [...document.querySelectorAll<HTMLElement>('button')].filter((one) => one.offsetParent !== null && !one.closest('[inert]'));
  const named = (...names: string[]) => all.filter((one) => names.includes(one.textContent?.trim() ?? ''));
  if (named('Play again').length > 0) return 'over';
  const asked = all.find((one) => one.matches('.gold[aria-disabled="true"]'))?.textContent?.trim();
  const among = (selector: string) => all.filter((one) => one.matches(selector));
  const empty = (one: Element) => [...(one.closest('li')?.querySelectorAll('.cell:not(.full)') ?? [])].length;
  const fields = among('[data-zone^="field-"][tabindex="0"][aria-pressed="false"]').sort((one, other) => empty(one) - empty(other));
  const crystals = among('[data-zone="mine"] [data-place^="field-"][tabindex="0"]').sort((one, other) => empty(other) - empty(one));
  const asks: Record<string, HTMLElement[]> = {
    'Choose a field': fields,
    'Choose a crystal': named('Move no more').length > 0 ? [] : crystals.filter((one) => !one.closest('li')?.querySelector('.ghost')),
    'Choose a portal': among('[data-zone^="row-"] [data-stop][tabindex="0"], .head[tabindex="0"]'),
    'Choose a portal of the row': among('[data-zone^="row-"] [data-stop][tabindex="0"]'),
    'Choose three portals': among('[data-zone="mine"] [data-stop][aria-pressed="false"]'),
  };
  const things = [...among('.gold:not([disabled], [aria-disabled="true"])'), ...(asked ? [...(asks[asked] ?? []), ...named('Pass', 'Move no more')] : [])];
  things[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = things[0]?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

async function playOn(page: Page, press: (place: Place) => Promise<void>): Promise<void> {
  const step = async () => {
    const place = await page.evaluate(nextPlace);
    if (place === null || place === 'over') return place;
    await press(place);
    return 'on';
  };
  await expect.poll(step, { intervals: [10], timeout: 450_000 }).toBe('over');
  await expect(over(page)).toBeVisible();
}

/** Whoever was dealt a pair swaps one of them first, which happens to one in five; then the first of these people may choose. */
async function swapPairs(...pages: [Page, ...Page[]]): Promise<void> {
  await expect(async () => {
    for (const page of pages) if (await button(page, 'Choose a portal of the row').isVisible()) await row(page).locator('button[tabindex="0"]').first().dblclick();
    await expect(asks(pages[0])).toHaveText('Choose three portals', { timeout: 200 });
  }).toPass();
}

const click = (thing: Locator) => thing.click({ timeout: 1_500 }).catch(() => undefined);

test('a game against a bot, by mouse', async ({ page }) => {
  const nothingBad = watch(page);
  await begin(page, 'Standard');
  await axe(page, 'the set-up');
  await picture(page, 'via-magica-keep');
  await swapPairs(page);
  for (const place of [0, 2, 5]) await dealt(page).getByRole('button').nth(place).click();
  await button(page, 'Keep these three').click();
  await expect(mine(page)).toBeVisible();

  // A field that is not lit says why; one that is gets the crystal that is carried there.
  const dark = mine(page).getByRole('button', { name: /empty field/ }).filter({ hasNot: page.locator('.legal') });
  await expect(async () => {
    if ((await lit(page).count()) === 0 || (await dark.count()) === 0) await click(button(page, 'Pass'));
    await expect(lit(page).first()).toBeVisible({ timeout: 200 });
    await expect(dark.first()).toBeVisible({ timeout: 200 });
    await expect(asks(page)).toBeVisible({ timeout: 200 });
  }).toPass();
  await dark.first().click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Ruling 5' })).toBeVisible();
  await lit(page).first().click();
  await axe(page, 'a field is selected');
  await picture(page, 'via-magica');
  await page.keyboard.press('Escape');

  // Looking back asks nothing of me; a text that is missing would stand in these brackets.
  await page.getByRole('list', { name: 'Chronicle' }).getByRole('button').first().click();
  await expect(page.getByText(/^Looking back/)).toBeVisible();
  await expect(page.getByText('⟨')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(asks(page)).toBeVisible();
  await page.locator('[data-place="reserve"] .crystals').dragTo(lit(page).first());
  await expect(page.getByText(/You place a crystal on/).first()).toBeVisible();

  await playOn(page, ({ x, y }) => page.mouse.click(x, y));
  await expect(page.getByRole('heading', { name: /^(You win|Fox wins|.* share)/ })).toBeVisible();
  await picture(page, 'via-magica-end');
  await axe(page, 'the end');
  nothingBad();
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a game by keyboard only', async ({ page }) => {
    await begin(page, 'First game');
    /** Tab until the focus is on something like that. */
    const tabTo = async (selector: string) => {
      for (let stop = 0; stop < 70; stop += 1) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
        await page.keyboard.press('Tab');
      }
    };
    const step = async () => {
      if (await over(page).isVisible()) return 'over';
      const gold = page.locator('.gold').first();
      const asked = (await gold.isVisible()) ? await gold.textContent() : null;
      if (asked === null) return null;
      if (await does(page).isVisible()) {
        await tabTo('.gold:not([disabled], [aria-disabled="true"])');
      } else if (asked === 'Choose a field' && (await lit(page).first().isVisible())) {
        await tabTo('[data-zone^="field-"][tabindex="0"]');
        // Enter selects, and Enter again confirms; without a reserve there is nothing to confirm yet.
        await page.keyboard.press('Enter');
        if ((await gold.textContent()) === 'Choose a crystal') return page.keyboard.press('p');
      } else if (asked.startsWith('Choose a portal')) {
        await tabTo('[data-zone^="row-"] [data-stop][tabindex="0"], [data-zone="mine"] [data-stop][tabindex="0"]');
        await page.keyboard.press('Enter');
      } else if (await button(page, 'Move no more').isVisible()) {
        await tabTo('.gold ~ .btn');
      } else return page.keyboard.press('p');
      return page.keyboard.press('Enter');
    };
    await expect.poll(step, { intervals: [15], timeout: 450_000 }).toBe('over');
  });

  test('a game on a phone, at night', async ({ browser }) => {
    const page = await somebody(browser, 'Zofia', { ...PHONE, reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('fabletop-theme', 'night'));
    await begin(page, 'First game');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await axe(page, 'the table on a phone');
    await picture(page, 'via-magica-phone');
    // The others' portals come with a tap on their seat.
    await page.getByRole('button', { name: /^The portals of/ }).tap();
    await expect(page.getByRole('region', { name: /^The portals of/ })).toBeInViewport();
    await axe(page, 'the portals of another seat');
    await picture(page, 'via-magica-phone-other');
    await button(page, 'Back to the table').tap();
    await playOn(page, ({ x, y }) => page.touchscreen.tap(x, y));
    await picture(page, 'via-magica-phone-end');
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > (window.visualViewport?.width ?? 0));
    expect(wider, 'nothing hangs over the edge').toBe(false);
    await page.context().close();
  });
});

test('two people choose in secret, and may change until the last is in', async ({ browser }) => {
  const [zofia, marek] = [await somebody(browser, 'Zofia', { reducedMotion: 'reduce' }), await somebody(browser, 'Marek', { reducedMotion: 'reduce' })];
  /** Everything that reaches Marek's browser. */
  const heard: string[] = [];
  marek.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await setTable(zofia, 'Standard', false);
  await zofia.getByRole('switch', { name: 'Whoever has no choice passes at once' }).click();
  await button(zofia, 'Open the table').click();
  await marek.goto(await zofia.getByRole('textbox', { name: 'The link that invites' }).inputValue());
  const ready = marek.getByRole('listitem').filter({ hasText: 'Zofia' }).getByRole('img', { name: 'ready' });

  // What is kept: nobody sees it before both have chosen.
  for (const page of [zofia, marek]) await expect(dealt(page).getByRole('button')).toHaveCount(6);
  await swapPairs(zofia, marek);
  for (const place of [0, 1, 2]) await dealt(zofia).getByRole('button').nth(place).click();
  heard.length = 0;
  await button(zofia, 'Keep these three').click();
  await expect(ready).toBeVisible();
  // Another one instead of the first: the choice is taken back by the click.
  await dealt(zofia).getByRole('button').nth(0).click();
  await expect(ready).toBeHidden();
  await dealt(zofia).getByRole('button').nth(3).click();
  await button(zofia, 'Keep these three').click();
  await expect(ready).toBeVisible();
  expect(heard.join('\n')).not.toMatch(/"kind":"kept"|"choice":\{/);
  for (const place of [0, 1, 2]) await dealt(marek).getByRole('button').nth(place).click();
  await button(marek, 'Keep these three').click();
  for (const page of [zofia, marek]) await expect(mine(page).getByRole('listitem')).toHaveCount(3);

  // A round in which there is something for Zofia to place.
  await expect(async () => {
    if ((await lit(zofia).count()) === 0) for (const page of [zofia, marek]) await click(button(page, 'Pass'));
    await expect(lit(zofia).first()).toBeVisible({ timeout: 300 });
    await expect(asks(zofia)).toBeVisible({ timeout: 300 });
  }).toPass();
  const field = lit(zofia).first();
  const name = (await field.locator('.vh').textContent())?.replace(/^.*? field of /, '') ?? '';
  heard.length = 0;
  await button(zofia, 'Pass').click();
  await expect(ready).toBeVisible();
  // Clicking a field changes the choice; taking it back leaves none.
  await field.click();
  await expect(zofia.getByText(new RegExp(`The crystal goes on ${name}`)).first()).toBeVisible();
  await axe(zofia, 'a secret choice');
  await picture(zofia, 'via-magica-chosen');
  await button(zofia, 'Take the choice back').click();
  await expect(ready).toBeHidden();
  await expect(asks(zofia)).toBeVisible();
  await field.click();
  await does(zofia).click();
  await expect(ready).toBeVisible();
  expect(heard.join('\n')).not.toMatch(/"kind":"(placed|passed)"|"choice":\{/);

  await button(marek, 'Pass').click();
  await expect(marek.getByText(new RegExp(`^Zofia places a crystal on ${name}`)).first()).toBeVisible();
  expect(heard.join('\n')).toMatch(/"kind":"placed"/);
  await Promise.all([zofia.context().close(), marek.context().close()]);
});
