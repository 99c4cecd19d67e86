/**
 * Measures what the worker of the engine loads in a page that a bundler has built as the documentation says:
 * `npm run build:packages && node tests/bench/worker.bench.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/setup/find-browser.mjs';
import {
  BUNDLERS,
  bundlePage,
  openPage,
  suggestTopics,
  walkThrough,
  writeReport,
  type BundlePage,
} from '../packages/host/worker-page.mjs';
import { BUNDLERS as INSTALLED } from './support/bundlers.ts';
import { formatMarkdownTable } from './support/figures.ts';
import { HOST, installPeers } from './support/install-peers.ts';

const PDF = readFileSync(new URL('../files/amyloid.pdf', import.meta.url));

interface Webpack {
  (options: object, done: (error: Error | null) => void): void;
}

/** webpack as it is: nothing but the entry and the folder is configured. */
const webpack: BundlePage = async (folder, out) => {
  const path = createRequire(join(folder, 'package.json')).resolve('webpack');
  const { default: run } = (await import(pathToFileURL(path).href)) as { default: Webpack };
  await new Promise<void>((resolve, reject) =>
    run(
      {
        mode: 'production',
        context: folder,
        entry: './src/auto.js',
        output: { path: out, filename: 'main.js', publicPath: 'auto' },
        performance: false,
      },
      (error) => (error ? reject(error) : resolve()),
    ),
  );
  writeFileSync(
    join(out, 'index.html'),
    '<!doctype html><script type="module" src="/main.js"></script>',
  );
};

const folder = await installPeers('worker', { ...HOST, webpack: INSTALLED.webpack }, [
  'api-client',
  'domain',
  'engine',
]);
const { resolve: resolveEntry } = createRequire(join(folder, 'package.json'));
const find = (entry: string) => pathToFileURL(resolveEntry(entry)).href;
const executablePath = findBrowser();
if (executablePath === null)
  throw new Error('Chromium not found; see scripts/setup/find-browser.mjs.');
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox'],
});
const rows: string[][] = [];
for (const [name, bundle] of Object.entries({ ...BUNDLERS, webpack })) {
  const { page, measureKb, close } = await openPage(
    browser,
    await bundlePage(folder, bundle, find),
  );
  await suggestTopics(page);
  const first = measureKb();
  await walkThrough(page, { name: 'amyloid.pdf', type: 'application/pdf', bytes: PDF });
  const journey = measureKb();
  await writeReport(page);
  rows.push([name, ...[first, journey, measureKb()].map((kb) => kb.toFixed(1))]);
  await close();
}
await browser.close();
console.log(
  formatMarkdownTable(
    [
      'The worker loads, kB gz',
      'before the first answer',
      'for a journey with a PDF',
      'and a report',
    ],
    rows,
  ),
);
