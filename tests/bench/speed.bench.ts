/**
 * Compares the times of the flow with the same screens in plain React, MUI and Mantine, side by side in one run with the processor
 * throttled four times: `npm run build:packages && node tests/bench/speed.bench.ts`. The pages take turns, in alternating order.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview } from 'vite';
import { findBrowser } from '../../scripts/setup/find-browser.mjs';
import { BUNDLERS } from './support/bundlers.ts';
import { formatMarkdownTable, formatMs, median } from './support/figures.ts';
import { FLOW_PACKAGES, HOST, installPeers } from './support/install-peers.ts';
import { LIBRARIES } from './support/peers.ts';
import { LISTS, SCREENS } from './support/speed-pages.ts';
import { timeClicks, timeHeading, timeTyping, watchSpeed } from './support/watch-speed.ts';

const ROUNDS = 5;
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 1280, height: 900 };
const TOGGLES = 12;
const TEXT = 'sleep and memory';
const PAPERS = 200;
const PAUSE_MS = 1500;

/** Builds each page for itself, as the page of a host that has nothing else. */
async function buildPages(folder: string): Promise<string> {
  const out = join(folder, 'out-speed');
  rmSync(out, { recursive: true, force: true });
  const pages = [
    ...Object.entries(SCREENS).map(([name, source]) => [`screen-${name}`, source] as const),
    ...Object.entries(LISTS).map(([name, source]) => [`list-${name}`, source] as const),
  ];
  for (const [name, source] of pages) {
    const root = join(folder, 'speed', name);
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, 'page.jsx'), source);
    writeFileSync(
      join(root, 'index.html'),
      '<!doctype html><html lang="en"><title>Page</title><div id="root"></div><script type="module" src="/page.jsx"></script></html>',
    );
    await build({
      root,
      base: './',
      configFile: false,
      logLevel: 'error',
      build: { outDir: join(out, name), emptyOutDir: true },
    });
  }
  return out;
}

type Times = Map<string, number[]>;
const add = (times: Times, name: string, ...values: readonly number[]) =>
  times.set(name, [...(times.get(name) ?? []), ...values]);

/** Opens a page in a new profile, so that nothing is cached. */
async function openPage(
  browser: Browser,
  address: string,
  measure: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await watchSpeed(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(address);
    await measure(page);
  } finally {
    await context.close();
  }
}

async function measureScreen(page: Page, times: Times): Promise<void> {
  add(times, 'first screen', await page.evaluate(() => window.interactive));
  await page.waitForLoadState('networkidle');
  const tabs = await timeClicks(page, '[role=tab][aria-selected=false]', 6);
  // The first time also loads what is shown.
  add(times, 'tab', ...tabs.slice(2));
  await timeClicks(page, '[role=tab]', 1);
  await page.locator('input[type=radio]').first().waitFor({ state: 'attached' });
  const choices = await timeClicks(page, 'input[type=radio]', 5);
  add(times, 'choice', ...choices);
  // A person takes longer from the choice to the button; meanwhile a page can do what it has put off.
  await page.waitForTimeout(PAUSE_MS);
  const buttons = page.getByRole('button', { name: /^Continue/ });
  await buttons.evaluate((button) => button.setAttribute('data-continue', ''));
  add(times, 'next', await timeHeading(page, '[data-continue]', 'Paper Upload'));
}

async function measureList(page: Page, times: Times): Promise<void> {
  const choices = page.locator('li input[type=checkbox]');
  await choices.first().waitFor({ state: 'attached' });
  while ((await choices.count()) < PAPERS)
    // Not with the mouse: the list also grows by itself when one scrolls to the button.
    await page.evaluate(() =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent.startsWith('Show more papers'))
        ?.click(),
    );
  await page.waitForLoadState('networkidle');
  // The first of each is no part: the code of the browser is compiled then.
  add(times, 'toggle', ...(await timeClicks(page, 'li input[type=checkbox]', TOGGLES)).slice(2));
  add(times, 'typing', ...(await timeTyping(page, 'input[type=search]', TEXT)).slice(2));
}

const ROWS = [
  { key: 'first screen', title: 'first screen interactive' },
  { key: 'choice', title: 'choice of a card' },
  { key: 'tab', title: 'change of a tab' },
  { key: 'next', title: 'click to the next screen' },
  { key: 'toggle', title: `one of ${PAPERS} papers` },
  { key: 'typing', title: `a character, with ${PAPERS} papers` },
] as const;

function formatRow({ key, title }: (typeof ROWS)[number], all: ReadonlyMap<string, Times>) {
  const own = median(all.get('flow')?.get(key) ?? []);
  const peers = ['plain', 'mui', 'mantine'].map((name) => all.get(name)?.get(key));
  return [
    title,
    formatMs(own),
    ...peers.map((values) =>
      values === undefined
        ? '–'
        : `${(own / median(values)).toFixed(2)} (${formatMs(median(values))})`,
    ),
  ];
}

const folder = await installPeers('peers', { ...HOST, ...LIBRARIES, ...BUNDLERS }, FLOW_PACKAGES);
const outDir = await buildPages(folder);
const server = await preview({
  root: folder,
  configFile: false,
  logLevel: 'error',
  build: { outDir },
  preview: { host: '127.0.0.1', port: 0 },
});
const address = server.resolvedUrls?.local[0] ?? '';
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const all = new Map(Object.keys(SCREENS).map((name) => [name, new Map() as Times]));
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    const names = round % 2 === 0 ? [...all] : [...all].toReversed();
    for (const [name, times] of names) {
      await openPage(browser, `${address}screen-${name}/`, (page) => measureScreen(page, times));
      if (name in LISTS)
        await openPage(browser, `${address}list-${name}/`, (page) => measureList(page, times));
    }
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(
  formatMarkdownTable(
    ['Time', 'flow, ms', 'to plain React (ms)', 'to MUI (ms)', 'to Mantine (ms)'],
    ROWS.map((row) => formatRow(row, all)),
  ),
);
