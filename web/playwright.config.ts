// Plays in Debian's Chromium against the real program: `npm run browser`, or all of it by `cargo xtask test`.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const address = process.env.FABLETOP_ADDR ?? '127.0.0.1:7979';
const program = process.env.FABLETOP_PROGRAM ?? '../target/debug/fabletop';
const data = mkdtempSync(join(tmpdir(), 'fabletop-browser-'));

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '../target/browser/results',
  snapshotDir: '../target/browser/snapshots',
  reporter: [['list']],
  // A whole game on a slow machine; no test is about time.
  timeout: 480_000,
  expect: { timeout: 15_000 },
  workers: 2,
  forbidOnly: true,
  use: {
    baseURL: `http://${address}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Pictures of every moment would cost more than the games themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `${program} serve --addr ${address} --data-dir ${data} --bot-pause 60 --no-rate-limits --log json`,
    url: `http://${address}/health`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
