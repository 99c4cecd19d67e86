// A dry run of a release: publishes all packages to a registry on this machine and installs them from there, by name and
// version, into a host: npm run release:dry-run
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { runOrThrow } from '../../scripts/run-command.mjs';
import { findBrowser } from '../../scripts/setup/find-browser.mjs';
import { writeHostFiles } from './support/create-host.mjs';
import { startLocalRegistry } from './support/local-registry.mjs';
import { openPage } from './support/open-page.mjs';
import { packAll } from './support/pack.mjs';
import { CACHE } from './support/paths.mjs';
import { startServer } from './support/start-server.mjs';
import { walkFlow } from './support/walk-flow.mjs';

const HOST = 'vite-react-19';

/** What a host names itself; npm has to find the rest. */
const INSTALLED = ['research-flow', 'api-client', 'engine'];

const { values: options } = parseArgs({
  options: { 'no-build': { type: 'boolean', default: false } },
});
const print = (line) => process.stdout.write(`${line}\n`);

if (!options['no-build']) await runOrThrow('node scripts/build-packages.mjs');
const packed = await packAll();
const registry = await startLocalRegistry();
const npm = (command, settings) =>
  runOrThrow(
    `npm ${command} --userconfig "${registry.userConfig}" --registry ${registry.url}`,
    settings,
  );

try {
  for (const { name, tarball, manifest } of packed) {
    // A provenance needs the workflow that publishes.
    await npm(`publish "${tarball}" --no-provenance`, { cwd: CACHE });
    print(`published ${name}@${manifest.version}`);
  }

  const { host } = await import(`./${HOST}/host.mjs`);
  const folder = join(CACHE, 'release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeHostFiles(HOST, host, folder);
  const names = INSTALLED.map((name) => `@spinout/${name}`).join(' ');
  // Below, the lock file has to say where each package came from; our own settings leave that out.
  await npm(
    `install --no-audit --no-fund --ignore-scripts --omit-lockfile-registry-resolved=false ${names}`,
    { cwd: folder },
  );
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const ours = Object.entries(packages).filter(([path]) =>
    path.startsWith('node_modules/@spinout/'),
  );
  const foreign = ours.filter(([, { resolved }]) => !resolved.startsWith(registry.url));
  if (ours.length < INSTALLED.length || foreign.length > 0)
    throw new Error(`Not from the registry: ${foreign.map(([path]) => path).join(', ')}`);
  print(
    `installed ${ours.map(([path, { version }]) => `${path.slice(13)}@${version}`).join(', ')}`,
  );

  await runOrThrow('npm run build', { cwd: folder });
  const { url, close } = await startServer(folder, 'start');
  const executablePath = findBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const { page, problems } = await openPage(browser, url);
    await walkFlow(page);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    print('a host that installed them walks through the flow');
  } finally {
    await browser.close();
    close();
  }
} finally {
  registry.close();
}
