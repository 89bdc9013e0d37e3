// Whole games of Indaman, as people play them: by mouse, by keyboard, on a phone, and an encounter between two people.
import { expect, type Page, test } from '@playwright/test';
import type { Action, View } from '../../src/protocol/indaman';
import { BORDERS, CITY_DESIGNS, SPACES } from '../../src/protocol/indaman/reconstruction';
import { axe, axeByNight, over, picture, PHONE, somebody, watch } from './support';

const map = (page: Page) => page.getByRole('region', { name: 'The island of Indaman' });
const lit = (page: Page) => page.locator('.spot.lit');
const gold = (page: Page) => page.locator('.gold:not([disabled], [aria-disabled="true"])').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const duel = (page: Page) => page.getByRole('region', { name: 'Encounter' });

/** What the driver knows of the island: where the spaces are drawn, and how far from Indaman they are. */
interface Chart {
  places: Record<string, { x: number; y: number; far: number }>;
}

function chartOf(): Chart {
  const goal = CITY_DESIGNS.find(({ city }) => city === 'indaman')?.space ?? '';
  const far = new Map([[goal, 0]]);
  for (const [place, steps] of far) {
    for (const pair of BORDERS) {
      const next = pair[0] === place ? pair[1] : pair[1] === place ? pair[0] : undefined;
      if (next !== undefined && !far.has(next)) far.set(next, steps + 1);
    }
  }
  return { places: Object.fromEntries(SPACES.map(({ label: [x, y] }, number) => [`s${number}`, { x, y, far: far.get(`s${number}`) ?? 99 }])) };
}
const CHART = chartOf();

/** The table has come: the island, or what lies over it. On a phone an encounter takes its place, and a bot may meet a creature of mine before I have done anything. */
const table = (page: Page) => map(page).or(duel(page)).first();

async function begin(page: Page): Promise<void> {
  await page.goto('/new?game=indaman');
  await button(page, 'Fill with bots').click();
  await button(page, 'Open the table').click();
  await expect(table(page)).toBeVisible();
}

type Next = { x: number; y: number; twice: boolean } | 'my turn' | 'over' | null;

/** What is pressed next: what was opened, the gold button, or what it waits for; nothing while others play. The mage goes to Indaman and climbs, unless it is to stop at its turn on the map. */
function nextThing({ places, stops = false }: Chart & { stops?: boolean }): Next {
  const seen = (one: Element) => one.getClientRects().length > 0;
  const all = [...document.querySelectorAll('button')].filter(seen);
  const worded = (words: string) => all.find((one) => one.textContent?.trim() === words);
  const among = (selector: string) => all.filter((one) => one.matches(selector));
  if (worded('Play again')) return 'over';

  const middle = (one: Element, twice: boolean) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, twice };
  };
  /** Where a place can be pressed: where it is drawn, unless something else lies over it. */
  const spot = (one: SVGGraphicsElement) => {
    const { x = 0, y = 0, far = 99 } = places[one.dataset.spot ?? ''] ?? {};
    const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(one.getScreenCTM() ?? undefined);
    return { x: left, y: top, far, free: document.elementFromPoint(left, top) === one };
  };

  const opened = worded('Continue');
  if (opened) return middle(opened, false);
  if (stops && [...document.querySelectorAll('.spot.lit')].some(seen)) return 'my turn';
  const [does] = among('.gold:not([disabled], [aria-disabled="true"])');
  if (does) return middle(does, false);
  if (among('.gold[aria-disabled="true"]').length === 0) return null;

  const [climb] = among('.tower li:last-child button');
  const stop = worded('Stop');
  if (climb) return stop && !climb.textContent?.includes('100 %') ? middle(stop, false) : middle(climb, true);
  const [thing] = ['.duel .names button', '.duel .cards button', '.duel .pick button', '.duel .uses button', '.choices button'].flatMap(among);
  if (thing) return middle(thing, !thing.matches('.cards button'));
  const spots = [...document.querySelectorAll<SVGGraphicsElement>('.spot.lit')].map(spot).filter(({ free }) => free);
  const [nearest] = spots.sort((one, other) => one.far - other.far);
  if (nearest) return { x: nearest.x, y: nearest.y, twice: true };
  const [other] = among('.doing .btn.cloth');
  return other ? middle(other, false) : null;
}

type Press = (x: number, y: number, twice: boolean) => Promise<void>;

/** Presses on until then. What is pressed twice is chosen and done. */
async function pressUntil(then: 'my turn' | 'over', page: Page, press: Press): Promise<void> {
  const step = async () => {
    const thing = await page.evaluate(nextThing, { ...CHART, stops: then === 'my turn' });
    if (thing === null || typeof thing === 'string') return thing;
    await press(thing.x, thing.y, thing.twice);
    return 'on';
  };
  await expect.poll(step, { intervals: [40], timeout: 450_000 }).toBe(then);
}

/** To my first turn on the map: until then I may have to play creatures against bots. */
async function toMyTurn(page: Page, press: Press): Promise<void> {
  await pressUntil('my turn', page, press);
  await expect(map(page)).toBeVisible();
  await expect(lit(page).first()).toBeVisible();
}

async function playOn(page: Page, press: Press): Promise<void> {
  await pressUntil('over', page, press);
  await expect(over(page)).toBeVisible();
}

const byMouse = (page: Page): Press => (x, y, twice) => page.mouse.click(x, y, { clickCount: twice ? 2 : 1 });
const byTouch = (page: Page): Press => (x, y) => page.touchscreen.tap(x, y);

/** What a strong bot would do: asked for in the menu, and one press selects it on the map; nothing is done. */
async function hint(page: Page): Promise<void> {
  await button(page, 'Menu').click();
  await page.getByRole('switch', { name: 'Hints: what would a strong bot do?' }).click();
  await button(page, 'Close').click();
  await button(page, 'Hint').click();
  const advice = page.getByRole('dialog').getByRole('listitem').getByRole('button').first();
  await expect(advice).toBeVisible();
  await axe(page, 'hints');
  const words = await advice.innerText();
  await advice.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(gold(page)).toHaveText(words);
  await page.keyboard.press('Escape');
}

test('a game against bots, by mouse', async ({ page }) => {
  const nothingBad = watch(page);
  await begin(page);
  await toMyTurn(page, byMouse(page));
  await axe(page, 'my turn');
  const [near] = await lit(page).all();
  await near?.focus();
  await page.keyboard.press('Enter');
  await expect(gold(page)).toHaveText(/^Go /);
  await picture(page, 'indaman');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Choose')).toBeVisible();
  await hint(page);
  await button(page, 'Closer').click();
  await expect(page.locator('.overview')).toBeVisible();
  await button(page, 'The whole island').click();
  await expect(page.locator('.overview')).toBeHidden();
  await playOn(page, byMouse(page));
  await expect(page.getByText('⟨')).toHaveCount(0);
  await axe(page, 'the end');
  await axeByNight(page, 'the end');
  await picture(page, 'indaman-end');
  nothingBad();
});

/** What is to be pressed now, counted in Tabs from where the focus is, backwards if negative; null if there is nothing. */
function tabsToNext({ places }: Chart): { tabs: number | 'unknown'; twice: boolean } | null {
  const far = (one: Element) => places[(one as SVGElement).dataset.spot ?? '']?.far ?? 99;
  const stops = [...document.querySelectorAll<HTMLElement | SVGElement>('a[href], button, input, textarea, select, [tabindex]')].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.getClientRects().length > 0,
  );
  const among = (selector: string) => stops.filter((one) => one.matches(selector));
  const [gold] = among('.gold:not([aria-disabled="true"])');
  const waits = among('.gold[aria-disabled="true"]').length > 0;
  const things = ['.tower li:last-child button', '.duel .names button', '.duel .cards button', '.duel .pick button', '.duel .uses button', '.choices button'].flatMap(among);
  const spots = among('.spot.lit').sort((one, other) => far(one) - far(other));
  const next = gold ?? (waits ? [...things, ...spots, ...among('.doing .btn.cloth')][0] : undefined);
  if (!next) return null;
  const active = stops.findIndex((one) => one === document.activeElement);
  return { tabs: active < 0 ? 'unknown' : stops.indexOf(next) - active, twice: next !== gold };
}

/** Goes there by Tab, and presses Enter: what is chosen by the first is done by the second. */
async function pressNext(page: Page): Promise<void> {
  for (let tries = 0; tries < 6; tries += 1) {
    const next = await page.evaluate(tabsToNext, CHART);
    if (next === null) return;
    if (next.tabs === 0) {
      await page.keyboard.press('Enter');
      if (next.twice) await page.keyboard.press('Enter');
      return;
    }
    const [key, count] = next.tabs === 'unknown' ? ['Tab', 1] as const : [next.tabs > 0 ? 'Tab' : 'Shift+Tab', Math.abs(next.tabs)] as const;
    for (let tab = 0; tab < count; tab += 1) await page.keyboard.press(key);
  }
}

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a game by keyboard only', async ({ page }) => {
    await begin(page);
    const step = async () => {
      if (await over(page).isVisible()) return 'over';
      if (await button(page, 'Continue').isVisible()) await page.keyboard.press('Escape');
      else await pressNext(page);
      return null;
    };
    await expect.poll(step, { intervals: [15], timeout: 450_000 }).toBe('over');
  });

  test('a game on a phone, at night', async ({ browser }) => {
    const page = await somebody(browser, 'Zofia', { ...PHONE, reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('fabletop-theme', 'night'));
    await begin(page);
    await toMyTurn(page, byTouch(page));
    await axe(page, 'the table on a phone');
    await picture(page, 'indaman-phone');
    await playOn(page, byTouch(page));
    await axe(page, 'the end on a phone');
    await picture(page, 'indaman-phone-end');
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > (window.visualViewport?.width ?? 0));
    expect(wider, 'nothing hangs over the edge').toBe(false);
    await page.context().close();
  });
});

interface Seen {
  view: View;
  prompt: number;
  legal: Action[];
}

/** Where a match is spoken with by HTTP. */
const messages = (table: string) => `/api/v1${new URL(table).pathname.replace('/t/', '/matches/')}/messages`;

/** What somebody sees and may do, by HTTP. */
async function look(page: Page, table: string): Promise<Seen> {
  const { position } = await (await page.request.get(`${messages(table)}?since=99999`)).json();
  return { view: position.view, prompt: position.prompt, legal: position.legal.map(({ action }: { action: Action }) => action) };
}

async function send(page: Page, table: string, { prompt, legal }: Seen): Promise<void> {
  // Anything: whoever goes about meets creatures.
  const action = legal[Math.floor(Math.random() * legal.length)];
  const answer = await page.request.post(messages(table), { headers: { origin: new URL(table).origin }, data: { id: 1, kind: 'act', prompt, action } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('an encounter between two people, in two browsers', async ({ browser }) => {
  const quiet = { reducedMotion: 'reduce' } as const;
  const people = [await somebody(browser, 'Zofia', quiet), await somebody(browser, 'Marek', { ...PHONE, ...quiet })] as const;
  const [zofia, marek] = people;
  await zofia.goto('/new?game=indaman');
  await button(zofia, 'Open the table').click();
  const link = await zofia.getByRole('textbox', { name: 'The link that invites' }).inputValue();
  await marek.goto(link);
  for (const page of people) await expect(table(page)).toBeVisible();
  const address = zofia.url();
  await Promise.all(people.map((page) => page.goto('about:blank')));

  // They go about until one of them plays a creature against the other.
  let met: { traveller: Page; player: Page } | undefined;
  await expect(async () => {
    for (const [seat, page] of people.entries()) {
      const seen = await look(page, address);
      const { phase, turn } = seen.view;
      if (phase.kind === 'pick' && phase.seat === seat && turn !== seat && turn < people.length) {
        met = { traveller: people[turn] ?? zofia, player: page };
        return;
      }
      if (seen.legal.length > 0) await send(page, address, seen);
    }
    expect(met).toBeDefined();
  }).toPass({ intervals: [5], timeout: 240_000 });
  const { traveller, player } = met ?? { traveller: zofia, player: marek };

  // What reaches the traveller's browser.
  const heard: string[] = [];
  traveller.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await traveller.goto(address);
  await player.goto(address);
  await expect(player.getByRole('alert').filter({ hasText: 'you decide!' })).toBeVisible();
  await axe(player, 'a creature is chosen');
  const card = duel(player).locator('.cards button').first();
  await card.click();
  if (!(await gold(player).isVisible())) await duel(player).locator('.names button').first().click();
  await picture(player, 'indaman-pick');
  await gold(player).click();

  // Both fists, in secret.
  const fists = [traveller, player] as const;
  const opened = (page: Page) => button(page, 'Continue');
  for (const page of fists) await expect(duel(page)).toBeVisible();
  await expect(duel(traveller).getByText(/^“This is /)).toBeVisible();
  await axe(traveller, 'gems for the fist');
  await picture(traveller, 'indaman-fist');
  const before = heard.length;
  expect(before).toBeGreaterThan(0);
  for (const frame of heard) {
    const { position } = JSON.parse(frame) as { position?: { view: View } };
    if (position?.view.fight) expect([position.view.fight.card, position.view.fight.players_gems]).toEqual([null, null]);
  }
  await expect(async () => {
    for (const page of fists) {
      if (await opened(page).isVisible()) continue;
      const thing = await page.evaluate(nextThing, CHART);
      if (thing !== null && typeof thing !== 'string') await page.mouse.click(thing.x, thing.y);
    }
    for (const page of fists) await expect(opened(page)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50], timeout: 120_000 });
  // Both see the same fists and the same card.
  const plates = await Promise.all(fists.map((page) => duel(page).locator('.plate').allInnerTexts()));
  expect(plates[0]).toEqual(plates[1]);
  const cards = await Promise.all(fists.map((page) => duel(page).locator('.said').innerText()));
  expect(cards[0]).toBe(cards[1]);
  await picture(traveller, 'indaman-opened');
  await Promise.all(people.map((page) => page.context().close()));
});
