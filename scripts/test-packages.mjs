// The packages as a host gets them: built, packed, judged by publint and attw, weighed, and used from
// a folder outside the workspace.
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
import { findBrowser } from './setup/find-browser.mjs';
import { runOrThrow, ROOT } from './run-command.mjs';

const HOST_FILES = join(ROOT, 'tests/packages/host');

const manifest = (name) => JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json')));
const packages = readdirSync(join(ROOT, 'packages'))
  .filter((name) => existsSync(join(ROOT, 'packages', name, 'package.json')))
  .filter((name) => manifest(name).private !== true);

const faults = [];
async function check(what, work) {
  const started = performance.now();
  try {
    await work();
    process.stdout.write(
      `ok     ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`,
    );
  } catch (error) {
    faults.push(what);
    process.stdout.write(`FAILED ${what}\n${error instanceof Error ? error.message : error}\n`);
  }
}

/** Entries that stand in the sources alone, for the tests of this repository. */
const unshipped = (name) =>
  Object.entries(manifest(name).exports)
    .filter(([, entry]) => typeof entry !== 'string' && entry.default === undefined)
    .map(([entry]) => entry);

const shippedExports = (name) =>
  Object.fromEntries(
    Object.entries(manifest(name).exports).filter(([entry]) => !unshipped(name).includes(entry)),
  );

const host = mkdtempSync(join(tmpdir(), 'spinout-host-'));
process.on('exit', () => rmSync(host, { recursive: true, force: true }));

/** Third parties come from the repository, so the check needs no network; ours come packed. */
function furnishHost() {
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
      packages.map((name) => ({ name: manifest(name).name, exports: shippedExports(name) })),
    ),
  );
}

async function pack(name) {
  const said = await runOrThrow(`npm pack --json --silent --pack-destination "${host}"`, {
    cwd: join(ROOT, 'packages', name),
  });
  const listed = JSON.parse(said.slice(said.search(/[[{]/)));
  const [{ filename }] = Array.isArray(listed) ? listed : Object.values(listed);
  const tarball = join(host, filename);
  const target = join(host, 'node_modules/@spinout', name);
  mkdirSync(target, { recursive: true });
  await runOrThrow(`tar -xzf "${tarball}" -C "${target}" --strip-components=1`);
  return tarball;
}

/** What a manifest promises is in the tarball: every entry, the licence and the way in. */
function assertComplete(name) {
  const folder = join(host, 'node_modules/@spinout', name);
  const targets = Object.values(manifest(name).exports)
    .flatMap((entry) => (typeof entry === 'string' ? [entry] : [entry.types, entry.default]))
    .filter((target) => target !== undefined);
  const missing = [...targets, 'README.md', 'LICENSE'].filter(
    (path) => !existsSync(join(folder, path)),
  );
  if (missing.length > 0) throw new Error(`not in the tarball: ${missing.join(', ')}`);
}

await check('build', () => runOrThrow('node scripts/build-packages.mjs'));
furnishHost();
for (const name of packages) {
  await check(`${name}: packs, publint, attw`, async () => {
    const tarball = await pack(name);
    assertComplete(name);
    const left = unshipped(name);
    const leftOut = left.length > 0 ? ` --exclude-entrypoints ${left.join(' ')}` : '';
    await Promise.all([
      runOrThrow(`publint run "${tarball}" --strict`),
      runOrThrow(`attw "${tarball}" --profile esm-only --no-emoji --format ascii${leftOut}`),
    ]);
  });
}
await check('every entry is imported in plain Node', () =>
  runOrThrow('node import-all.mjs', { cwd: host }),
);
await check('a host in strict TypeScript compiles', () =>
  runOrThrow('tsc -p tsconfig.json', { cwd: host }),
);
await check('a host renders on a server', () => runOrThrow('node render.mjs', { cwd: host }));
await check('a page rendered on a server comes alive in a browser', () => {
  const browser = findBrowser();
  if (browser === null)
    throw new Error('There is no Chromium; see scripts/setup/find-browser.mjs.');
  return runOrThrow(`SPINOUT_CHROMIUM="${browser}" node hydrate.mjs`, { cwd: host });
});
await check('first loads stay within their budgets', async () => {
  process.stdout.write(await runOrThrow('node scripts/measure-size.mjs'));
});

process.stdout.write(
  faults.length > 0 ? `failed: ${faults.join('; ')}\n` : 'all packages are fit to ship\n',
);
process.exit(faults.length > 0 ? 1 : 0);
