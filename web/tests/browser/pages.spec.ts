// Every page: axe has no findings, by day and by night, on a desk and on a phone.
import { expect, test } from '@playwright/test';
import { axe, axeByNight, picture, watch } from './support';

const PAGES = { home: '/', setup: '/new', score: '/score', rules: '/rules', 'rules-fantasy-realms': '/rules/fantasy-realms', 'rules-via-magica': '/rules/via-magica', 'setup-via-magica': '/new?game=via-magica', 'rules-fantazja': '/rules/fantazja', 'setup-fantazja': '/new?game=fantazja', 'rules-indaman': '/rules/indaman', 'setup-indaman': '/new?game=indaman', matches: '/matches', account: '/account', credits: '/credits', nowhere: '/nowhere' };
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

for (const [name, path] of Object.entries(PAGES)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`${name}, ${size}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport, colorScheme: 'light' });
      const page = await context.newPage();
      const nothingBad = watch(page);
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      await axe(page, name);
      await picture(page, `${name}-${size}-light`);
      await axeByNight(page, name);
      await picture(page, `${name}-${size}-dark`);
      nothingBad();
      await context.close();
    });
  }
}
