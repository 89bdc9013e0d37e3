// Whole games of Fantazja, as people play them: by mouse, by keyboard, on a phone, with every power, and two at one table.
import { expect, type Page, test } from '@playwright/test';
import type { Action, Tile, Type, View } from '../../src/protocol/fantazja';
import { axe, over, picture, PHONE, sitTogether, somebody, watch } from './support';

const hand = (page: Page) => page.getByRole('list', { name: 'Your hand' });
const city = (page: Page) => page.getByRole('region', { name: 'The city' });
const tray = (page: Page) => page.locator('.tray').getByRole('button');
const does = (page: Page) => page.locator('.gold:not([disabled], [aria-disabled="true"])').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Places where the tile in hand may lie as it is turned. */
const lit = (page: Page) => city(page).locator('.fits');

async function setTable(page: Page, variant = 'Standard'): Promise<void> {
  await page.goto('/new?game=fantazja');
  await page.getByRole('radiogroup', { name: 'Variant' }).getByText(variant).click();
}

async function begin(page: Page, variant?: string): Promise<void> {
  await setTable(page, variant);
  await button(page, 'Fill with bots').click();
  await button(page, 'Open the table').click();
  await expect(hand(page).getByRole('button')).toHaveCount(6);
}

/** What is pressed next: the gold button, or what it waits for; nothing while the other plays. Builds where it can. */
function nextThing(): { x: number; y: number } | 'over' | null {
  const all = [...document.querySelectorAll<HTMLElement>('button')].filter((one) => one.offsetParent !== null);
  if (all.some((one) => one.textContent?.trim() === 'Play again')) return 'over';
  const among = (selector: string) => all.filter((one) => one.matches(selector));
  /** Not where something else lies over it. */
  const free = (one: HTMLElement) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const waits = among('.gold[aria-disabled="true"]').length > 0;
  const picked = among('.tile-button.picked').length > 0;
  const hand = [...among('.tile-button:not(.off)'), ...among('.tile-button')];
  const things = waits ? [...among('.tray button'), ...(picked ? [...among('.fits').filter(free), ...among('.keep')] : hand)] : among('.gold:not([disabled])');
  const [thing] = things;
  if (!thing || (!waits && things.length === 0)) return null;
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

async function playOn(page: Page, press: (x: number, y: number) => Promise<void>): Promise<void> {
  const step = async () => {
    const thing = await page.evaluate(nextThing);
    if (thing === null || thing === 'over') return thing;
    await press(thing.x, thing.y);
    return 'on';
  };
  await expect.poll(step, { intervals: [10], timeout: 450_000 }).toBe('over');
  await expect(over(page)).toBeVisible();
}

test('a game against a bot, by mouse', async ({ page }) => {
  const nothingBad = watch(page);
  await begin(page);
  await expect(button(page, 'Choose a tile')).toBeVisible();
  await axe(page, 'my turn');

  // The first small building: its places are lit, another cell says why not, with the ruling.
  const small = hand(page).getByRole('button', { name: / I, / }).and(page.locator(':not(.off)')).first();
  await small.click();
  await expect(lit(page).first()).toBeVisible();
  const turns = await small.locator('svg.tile').evaluate((tile) => tile.outerHTML);
  await page.keyboard.press('r');
  expect(await small.locator('svg.tile').evaluate((tile) => tile.outerHTML)).not.toBe(turns);
  await page.keyboard.press('Shift+R');
  await city(page).getByRole('button', { name: /^Magic Castle/ }).hover();
  await expect(page.getByRole('link', { name: /^Ruling (13|19)$/ })).toBeVisible();
  // A click puts it there; the wheel turns it as it does not fit, and back; Esc takes it up again.
  await lit(page).first().click();
  await expect(button(page, 'Build here: 1 point')).toBeVisible();
  await page.mouse.wheel(0, 60);
  await expect(button(page, 'Turn the tile').and(page.locator('.gold'))).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ruling (10|12)$/ })).toBeVisible();
  await page.mouse.wheel(0, -60);
  await expect(button(page, 'Build here: 1 point')).toBeVisible();
  await axe(page, 'a tile is to be built');
  await picture(page, 'fantazja');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Choose a place')).toBeVisible();
  // Carried to its place it is built.
  await small.dragTo(lit(page).first());
  await expect(page.getByText(/^You build /).first()).toBeVisible();

  await button(page, 'Farther').click();
  await button(page, 'Show all').click();
  await playOn(page, (x, y) => page.mouse.click(x, y));
  await expect(page.getByRole('heading', { name: /^(You win|\w+ wins|.* share)/ })).toBeVisible();
  await expect(page.getByText('⟨')).toHaveCount(0);
  await axe(page, 'the end');
  await picture(page, 'fantazja-end');
  nothingBad();
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a game by keyboard only', async ({ page }) => {
    await begin(page, 'Teaching');
    /** Tab until the focus is on something like that, if it comes. */
    const tabTo = async (selector: string) => {
      for (let stop = 0; stop < 70; stop += 1) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return true;
        await page.keyboard.press('Tab');
      }
      return false;
    };
    // What is taken up while the last action is still on its way is put down when the answer comes: whoever finds
    // things other than expected lets go with Esc, and looks again.
    const letGo = () => page.keyboard.press('Escape');
    const step = async () => {
      if (await over(page).isVisible()) return 'over';
      if (await tray(page).first().isVisible()) {
        if (!(await tabTo('.tray button'))) return letGo();
      } else if (await button(page, 'Choose a tile').isVisible()) {
        // Enter takes it up and goes to the first place where it fits; K keeps what fits nowhere.
        const fits = await page.locator('.tile-button:not(.off)').first().isVisible();
        if (!(await tabTo(fits ? '.tile-button:not(.off)' : '.tile-button'))) return letGo();
        await page.keyboard.press('Enter');
        if (!fits) return page.keyboard.press('k');
      } else return letGo();
      await page.keyboard.press('Enter');
      return page.keyboard.press('Enter');
    };
    await expect.poll(step, { intervals: [15], timeout: 450_000 }).toBe('over');
  });

  test('a game on a phone, at night', async ({ browser }) => {
    const page = await somebody(browser, 'Zofia', { ...PHONE, reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('fabletop-theme', 'night'));
    await begin(page);
    await expect(button(page, 'Choose a tile')).toBeVisible();
    await page.locator('.tile-button:not(.off)').first().tap();
    await lit(page).first().tap();
    await expect(does(page)).toBeInViewport();
    await axe(page, 'the table on a phone');
    await picture(page, 'fantazja-phone');
    // What a power does, and the piles of the other, come up as sheets.
    await page.getByRole('region', { name: 'Powers' }).getByRole('button', { name: /^Magic/ }).tap();
    await expect(page.getByRole('dialog', { name: 'Magic' })).toBeVisible();
    await axe(page, 'a power');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^The piles of/ }).tap();
    await axe(page, 'piles');
    await page.keyboard.press('Escape');
    await playOn(page, (x, y) => page.touchscreen.tap(x, y));
    await picture(page, 'fantazja-phone-end');
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > (window.visualViewport?.width ?? 0));
    expect(wider, 'nothing hangs over the edge').toBe(false);
    await page.context().close();
  });
});

interface Seen {
  view: View;
  prompt: number;
  legal: Action[];
  over: boolean;
}

/** Where a match is spoken with by HTTP. */
const messages = (table: string) => `/api/v1${new URL(table).pathname.replace('/t/', '/matches/')}/messages`;

/** What somebody sees and may do, by HTTP. */
async function look(page: Page, table = page.url()): Promise<Seen> {
  const { position, match } = await (await page.request.get(`${messages(table)}?since=99999`)).json();
  return { view: position.view, prompt: position.prompt, legal: position.legal.map(({ action }: { action: Action }) => action), over: match.state === 'over' };
}

/** Does it by HTTP. */
async function send(page: Page, table: string, prompt: number, action: Action): Promise<void> {
  const answer = await page.request.post(messages(table), { headers: { origin: new URL(table).origin }, data: { id: 1, kind: 'act', prompt, action } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const POWERS: readonly Type[] = ['residential', 'production', 'military', 'magic', 'special'];
const typeOf = ({ building }: Tile): Type => POWERS.find((type) => building.startsWith(type)) ?? 'special';

/** Who wants the powers: two buildings of each type that is still to be used, and Imagination and discards for them. */
function ambitious({ view, legal }: Seen, used: ReadonlySet<Type>): Action | undefined {
  const counts = new Map(view.tokens.map(({ token, buildings }) => [token, buildings[0]]));
  const builds = legal.filter((action) => action.kind === 'build');
  const wanted = builds.find(({ tile }) => !used.has(typeOf(tile)) && (counts.get(typeOf(tile)) ?? 0) < 2);
  const costly = (view.seats[0]?.discards.length ?? 0) < 3 ? builds.find(({ tile }) => !tile.building.endsWith('-1')) : undefined;
  const spare = legal.find((action) => action.kind === 'imagine' && /-[23]$/.test(action.tile.building));
  const few = (view.seats[0]?.imagination_count ?? 0) < 3;
  return wanted ?? costly ?? (few ? spare : undefined) ?? builds[0] ?? legal.find(({ kind }) => kind === 'imagine' || kind === 'pay' || kind === 'end') ?? legal[0];
}

/** Who wants nothing. */
function modest({ legal }: Seen): Action | undefined {
  return legal.find(({ kind }) => kind === 'imagine' || kind === 'end') ?? legal[0];
}

/** Uses a power in the page, step by step. */
async function usePower(page: Page, power: Type): Promise<void> {
  const say = { residential: 'Exchange tiles', production: 'Fetch a tile', military: 'Guard a building', magic: 'Look at the hand', special: 'Swap a building' }[power];
  await button(page, say).first().click();
  // Until the power's own question is there, the tiles are lit for building.
  await expect(page.getByText(new RegExp(`^You use the ${power} power`, 'i')).last()).toBeVisible();
  if (power === 'residential') {
    await hand(page).locator('.tile-button:not(.off)').first().click();
    await does(page).click();
    await expect(page.getByText(/^You (give|put) /).last()).toBeVisible();
  }
  if (power === 'residential' || power === 'production' || power === 'magic') await tray(page).first().click();
  if (power === 'special') await hand(page).locator('.tile-button:not(.off)').first().click();
  if (power === 'special' || power === 'military') await lit(page).first().click();
  // What is shown for the others is made of the same parts.
  if (power === 'magic' || power === 'special') await axe(page, say);
  await picture(page, `fantazja-${power}`);
  await does(page).click();
  if (power === 'magic') await button(page, 'Put no more under the pile').click();
  await expect(async () => expect((await look(page)).view.phase.kind).not.toBe({ residential: 'exchange', production: 'fetch', military: 'guard', magic: 'bury', special: 'swap' }[power])).toPass();
}

/** Enough on the table for a power to be a choice. */
function worthUsing({ view, legal }: Seen, power: Type): boolean {
  const discards = view.seats[0]?.discards.length ?? 0;
  return legal.some((action) => action.kind === 'use' && action.power === power) && (power === 'production' || power === 'residential' ? discards > 1 : true);
}

test('each of the five powers, by hand', async ({ browser }) => {
  const quiet = { reducedMotion: 'reduce' } as const;
  const [zofia, marek] = [await somebody(browser, 'Zofia', quiet), await somebody(browser, 'Marek', quiet)];
  const used = new Set<Type>();
  for (let tables = 0; used.size < POWERS.length && tables < 8; tables += 1) {
    await setTable(zofia);
    await sitTogether(zofia, marek);
    const table = zofia.url();
    // Nobody looks on until there is a power to use.
    await Promise.all([zofia.goto('about:blank'), marek.goto('about:blank')]);
    for (;;) {
      const seen = await look(zofia, table);
      if (seen.over || used.size === POWERS.length) break;
      const other = seen.legal.length > 0 ? undefined : await look(marek, table);
      const power = POWERS.find((power) => !used.has(power) && worthUsing(seen, power));
      const action = other ? modest(other) : ambitious(seen, used);
      if (power) {
        await zofia.goto(table);
        await usePower(zofia, power);
        used.add(power);
        await zofia.goto('about:blank');
      } else if (action) await send(other ? marek : zofia, table, (other ?? seen).prompt, action);
    }
  }
  expect([...used].sort()).toEqual([...POWERS].sort());
  await Promise.all([zofia.context().close(), marek.context().close()]);
});

test('two people: nobody sees the other’s hand or Imagination', async ({ browser }) => {
  const quiet = { reducedMotion: 'reduce' } as const;
  const [zofia, marek] = [await somebody(browser, 'Zofia', quiet), await somebody(browser, 'Marek', { ...PHONE, ...quiet })];
  /** Everything that reaches Marek's browser. */
  const heard: string[] = [];
  marek.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await setTable(zofia);
  await sitTogether(zofia, marek);
  const secret = (await look(zofia)).view.seats[0]?.hand ?? [];
  expect(secret).toHaveLength(6);

  // Each keeps a tile; the other only sees how many there are.
  const kept = new Set<Page>();
  await expect(async () => {
    for (const page of [zofia, marek]) {
      if (kept.has(page) || !(await button(page, 'Choose a tile').isVisible())) continue;
      await hand(page).getByRole('button').first().click();
      await page.locator('.keep').click();
      kept.add(page);
    }
    expect(kept.size).toBe(2);
  }).toPass();
  await expect(marek.locator('[data-place="imagination-0"]')).toContainText('1');
  await expect(zofia.locator('[data-place="imagination-1"]')).toContainText('1');
  expect(heard.length).toBeGreaterThan(1);
  for (const { number } of secret) expect(heard.join('\n')).not.toMatch(new RegExp(`"faction":"sculptors","number":${number},`));
  await Promise.all([zofia.context().close(), marek.context().close()]);
});
