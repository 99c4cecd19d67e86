// Runs the flow in applications of hosts, which install the packages from tarballs and all else from npm, and are written as
// the documentation says: npm run test:hosts -- vite-react-19 next
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { runOrThrow } from '../../scripts/run-command.mjs';
import { findBrowser } from '../../scripts/setup/find-browser.mjs';
import { checkTypes } from './support/check-types.mjs';
import { createHost } from './support/create-host.mjs';
import { openPage } from './support/open-page.mjs';
import { packAll } from './support/pack.mjs';
import { CACHE } from './support/paths.mjs';
import { serveStatic } from './support/serve-static.mjs';
import { startServer } from './support/start-server.mjs';

const { values: options, positionals: requested } = parseArgs({
  allowPositionals: true,
  options: { 'no-build': { type: 'boolean', default: false } },
});
const print = (line) => process.stdout.write(`${line}\n`);

const known = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, 'host.mjs')),
);
const unknown = requested.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  print(`There is no host ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(2);
}

const failures = [];

/** @returns {Promise<boolean>} whether it passed */
async function check(name, run) {
  const started = performance.now();
  const end = () => `(${((performance.now() - started) / 1000).toFixed(1)} s)`;
  try {
    await run();
    print(`ok     ${name} ${end()}`);
    return true;
  } catch (error) {
    failures.push(name);
    print(`FAILED ${name} ${end()}\n${error instanceof Error ? error.message : error}`);
    return false;
  }
}

async function runInPage(browser, folder, { server, path = '', run }) {
  const { url, close } = server
    ? await startServer(folder, server)
    : await serveStatic([join(folder, 'dist'), join(folder, 'public')]);
  try {
    const { page, problems } = await openPage(browser, url + path);
    try {
      await run({ page, url });
      if (problems.length > 0) throw new Error('The page reports problems.');
    } catch (error) {
      throw new Error([error.message, ...problems].join('\n'), { cause: error });
    } finally {
      await page.close();
    }
  } finally {
    close();
  }
}

async function testHost(browser, name, packed) {
  const { host } = await import(`./${name}/host.mjs`);
  let folder = '';
  const isCreated = await check(`${name}: installs`, async () => {
    folder = await createHost(name, host, packed);
  });
  if (!isCreated) return;
  await check(`${name}: has types that pass without skipLibCheck`, () => checkTypes(folder));
  if (!(await check(`${name}: builds`, () => runOrThrow('npm run build', { cwd: folder })))) return;
  for (const [title, each] of Object.entries(host.checks))
    await check(`${name}: ${title}`, () => runInPage(browser, folder, each));
}

const executablePath = findBrowser();
if (executablePath === null)
  throw new Error('Chromium not found; see scripts/setup/find-browser.mjs.');
if (!options['no-build'])
  await check('the packages are built', () => runOrThrow('node scripts/build-packages.mjs'));
const packed = await packAll();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const name of requested.length > 0 ? requested : known) await testHost(browser, name, packed);
await browser.close();

print(failures.length > 0 ? `failed: ${failures.join('; ')}` : `all hosts run the flow (${CACHE})`);
process.exit(failures.length > 0 ? 1 : 0);
