// Tests the packages as a host application gets them: builds and packs them, runs publint and attw, checks size budgets, and
// uses them from a folder outside the workspace.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { packPackage } from './pack/pack-package.mjs';
import { findBrowser } from './setup/find-browser.mjs';
import { runOrThrow, ROOT } from './run-command.mjs';

const HOST_FILES = join(ROOT, 'tests/packages/host');

const readManifest = (name) =>
  JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json')));
const packages = readdirSync(join(ROOT, 'packages'))
  .filter((name) => existsSync(join(ROOT, 'packages', name, 'package.json')))
  .filter((name) => readManifest(name).private !== true);

const failures = [];
async function check(name, run) {
  const started = performance.now();
  try {
    await run();
    process.stdout.write(
      `ok     ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`,
    );
  } catch (error) {
    failures.push(name);
    process.stdout.write(`FAILED ${name}\n${error instanceof Error ? error.message : error}\n`);
  }
}

/** Entries that exist only in the sources, for the tests of this repository. */
const listSourceOnlyEntries = (name) =>
  Object.entries(readManifest(name).exports)
    .filter(([, entry]) => typeof entry !== 'string' && entry.default === undefined)
    .map(([entry]) => entry);

/** Files that only our own packages import, without types. */
const isInternal = (entry) => entry.includes('*');

const getShippedExports = (name) =>
  Object.fromEntries(
    Object.entries(readManifest(name).exports).filter(
      ([entry]) => !listSourceOnlyEntries(name).includes(entry) && !isInternal(entry),
    ),
  );

const host = mkdtempSync(join(tmpdir(), 'spinout-host-'));
process.on('exit', () => rmSync(host, { recursive: true, force: true }));

/** Sets up a host application: our packages are unpacked tarballs, all others are linked, so that no network is needed. */
function createHost() {
  const modules = join(host, 'node_modules');
  mkdirSync(join(modules, '@spinout'), { recursive: true });
  for (const entry of readdirSync(join(ROOT, 'node_modules'))) {
    if (entry !== '@spinout' && !entry.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', entry), join(modules, entry));
  }
  cpSync(HOST_FILES, host, { recursive: true });
  writeFileSync(
    join(host, 'packages.json'),
    JSON.stringify(
      packages.map((name) => ({ name: readManifest(name).name, exports: getShippedExports(name) })),
    ),
  );
}

/** Writes the first code example of each README to the host, which compiles it. */
function writeExamples() {
  mkdirSync(join(host, 'examples'));
  for (const name of packages) {
    const text = readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');
    const [, language, code] = /^```(tsx?)\n([^]*?)^```$/m.exec(text) ?? [];
    if (code === undefined) throw new Error(`packages/${name}/README.md has no example.`);
    writeFileSync(join(host, 'examples', `${name}.${language}`), code);
  }
}

async function pack(name) {
  const tarball = await packPackage(name, host);
  const target = join(host, 'node_modules/@spinout', name);
  mkdirSync(target, { recursive: true });
  await runOrThrow(`tar -xzf "${tarball}" -C "${target}" --strip-components=1`);
  return tarball;
}

/** The files of an entry under all of its conditions. */
const listTargets = (entry) =>
  typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(listTargets);

/** Checks that the tarball contains every entry of the manifest, the license and the README. */
function assertComplete(name) {
  const folder = join(host, 'node_modules/@spinout', name);
  const published = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const targets = Object.entries(published.exports)
    .filter(([entry]) => !isInternal(entry))
    .flatMap(([, entry]) => listTargets(entry));
  const missing = [...targets, 'README.md', 'LICENSE'].filter(
    (path) => !existsSync(join(folder, path)),
  );
  if (missing.length > 0) throw new Error(`not in the tarball: ${missing.join(', ')}`);
}

await check('build', () => runOrThrow('node scripts/build-packages.mjs'));
createHost();
for (const name of packages) {
  await check(`${name}: packs, publint, attw`, async () => {
    const tarball = await pack(name);
    assertComplete(name);
    const sourceOnly = listSourceOnlyEntries(name);
    const excludeOption =
      sourceOnly.length > 0 ? ` --exclude-entrypoints ${sourceOnly.join(' ')}` : '';
    await Promise.all([
      runOrThrow(`publint run "${tarball}" --strict`),
      runOrThrow(`attw "${tarball}" --profile esm-only --no-emoji --format ascii${excludeOption}`),
    ]);
  });
}
await check('every entry is imported in plain Node', () =>
  runOrThrow('node import-all.mjs', { cwd: host }),
);
await check('every README has an example', writeExamples);
await check('a host and the examples in strict TypeScript compile', () =>
  runOrThrow('tsc -p tsconfig.json', { cwd: host }),
);
await check('a host renders on a server', () => runOrThrow('node render.mjs', { cwd: host }));
await check('a server-rendered page hydrates in a browser', () => {
  const browser = findBrowser();
  if (browser === null) throw new Error('Chromium not found; see scripts/setup/find-browser.mjs.');
  return runOrThrow(`SPINOUT_CHROMIUM="${browser}" node hydrate.mjs`, { cwd: host });
});
await check('a worker loads its parts when they are needed, in bundlers as they are', async () => {
  const browser = findBrowser();
  if (browser === null) throw new Error('Chromium not found; see scripts/setup/find-browser.mjs.');
  const files = join(ROOT, 'tests/files');
  process.stdout.write(
    await runOrThrow(`SPINOUT_CHROMIUM="${browser}" SPINOUT_FILES="${files}" node worker.mjs`, {
      cwd: host,
    }),
  );
});
await check('first loads stay within their budgets', async () => {
  process.stdout.write(await runOrThrow('node scripts/measure-size.mjs'));
  process.stdout.write(await runOrThrow('node scripts/measure-size-esbuild.mjs'));
});

process.stdout.write(
  failures.length > 0 ? `failed: ${failures.join('; ')}\n` : 'all packages can be published\n',
);
process.exit(failures.length > 0 ? 1 : 0);
