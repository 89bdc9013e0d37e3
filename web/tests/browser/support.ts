// What every browser test needs: getting to a table, playing on, and looking for what axe finds.
import { mkdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';

const PICTURES = '../target/browser/pictures';

/** The things that are tried by mouse: what the gold button may say when something can be done. */
export const GOLD = /^(Draw|Take|Discard|Agree|Keep)/;

/** Keeps a picture, to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png`, animations: 'disabled' });
}

/** From the first page to a table with bots: two clicks at most. */
export async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\/[^/]+$/);
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
}

/** Whether the match is over. */
export function over(page: Page) {
  return page.getByRole('button', { name: 'Play again' }).or(page.getByRole('link', { name: 'Watch the replay' })).first();
}

/** Does one thing by mouse, if there is something to do. */
export async function act(page: Page): Promise<void> {
  const gold = page.getByRole('button', { name: GOLD }).and(page.locator('.gold:not([disabled], [aria-disabled="true"])')).first();
  if (await gold.isVisible()) {
    await gold.click({ timeout: 2_000 }).catch(() => undefined);
    return;
  }
  const chooses = page.locator('.gold[aria-disabled="true"]').first();
  const drawn = page.getByRole('list', { name: 'Just drawn' }).getByRole('button').first();
  if (await drawn.isVisible()) {
    await drawn.click({ timeout: 2_000 }).catch(() => undefined);
  } else if (await chooses.isVisible()) {
    await page.locator('[data-zone="hand"] button[tabindex="0"]').last().click({ timeout: 2_000 }).catch(() => undefined);
  }
}

/** Plays by mouse, for all of them, until the match is over. */
export async function playToTheEnd(...pages: [Page, ...Page[]]): Promise<void> {
  await expect(async () => {
    for (const page of pages) await act(page);
    await expect(over(pages[0])).toBeVisible({ timeout: 150 });
  }).toPass({ intervals: [50], timeout: 450_000 });
  for (const page of pages) await expect(over(page)).toBeVisible();
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A guest of that name, with a browser of their own. */
export async function somebody(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript((name) => localStorage.setItem('fabletop-name', name), name);
  return context.newPage();
}

/** The host opens the table that is set on the page, the friend comes by the link, and the match begins. */
export async function sitTogether(host: Page, friend: Page, before?: (link: string) => Promise<void>): Promise<void> {
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.getByRole('textbox', { name: 'The link that invites' }).inputValue();
  await before?.(link);
  await friend.goto(link);
  for (const page of [host, friend]) await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
}

/** Everything axe knows about. */
export async function axe(page: Page, what: string): Promise<void> {
  await expectNothing(new AxeBuilder({ page }).options({ rules: { 'label-content-name-mismatch': { enabled: true } } }), what);
}

/** The same page by night: nothing but its colours is other. */
export async function axeByNight(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  // Colours that are still changing would be judged half-way.
  await page.waitForFunction(() => document.getAnimations().every((animation) => !(animation instanceof CSSTransition)));
  await expectNothing(new AxeBuilder({ page }).withRules('color-contrast'), `${what} by night`);
}

async function expectNothing(builder: AxeBuilder, what: string): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, what).toEqual([]);
}

/** Watches for what must not happen: errors on the page, requests to other hosts. */
export function watch(page: Page): () => void {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).host) faults.push(`asked ${host}`);
  });
  return () => expect(faults).toEqual([]);
}
