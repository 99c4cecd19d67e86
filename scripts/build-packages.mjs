// Builds the packages in parallel: thanks to the source condition they do not depend on each other's output.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createPackageFinder, rewriteImports } from './imports/rewrite-imports.mjs';
import { separateNames } from './imports/separate-names.mjs';
import { shareFirstLoad } from './imports/share-first-load.mjs';
import { splitWorker } from './pack/split-worker.mjs';
import { vendorLibraries } from './pack/vendor-libraries.mjs';
import { runCommand, ROOT } from './run-command.mjs';

const CONCURRENCY = 2;

const names = readdirSync(join(ROOT, 'packages')).filter((name) =>
  existsSync(join(ROOT, 'packages', name, 'tsup.config.ts')),
);
const queue = [...names];
let failed = false;

async function build(name, command, folder = '.') {
  const { ok, output, ms } = await runCommand(command, { cwd: join(ROOT, folder) });
  process.stdout.write(`${ok ? 'built ' : 'FAILED'} ${name} (${(ms / 1000).toFixed(1)} s)\n`);
  if (!ok) process.stdout.write(`${output}\n`);
  failed ||= !ok;
}

async function worker() {
  for (let name = queue.shift(); name; name = queue.shift())
    await build(name, 'tsup', `packages/${name}`);
}

/** Lets each file import the files of other packages that it uses, instead of their entries (docs/adr/0055). */
function rewriteOutput() {
  const packages = join(ROOT, 'packages');
  const findPackage = createPackageFinder(packages);
  const files = names.flatMap((name) => {
    const folder = join(packages, name, 'dist');
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return paths.filter((path) => path.endsWith('.js')).map((path) => join(folder, path));
  });
  // All are read before the first is written: the entries of other packages must be as they were built.
  const rewritten = files
    .filter((path) => readFileSync(path, 'utf8').includes('@spinout/'))
    .map((path) => [path, rewriteImports(path, findPackage)]);
  for (const [path, text] of rewritten) writeFileSync(path, text);
}

/** The flow and its steps, each of which a page can show alone. */
function listStarts() {
  const dist = join(ROOT, 'packages/research-flow/dist');
  const steps = readdirSync(join(dist, 'steps'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(dist, 'steps', name, `${name}-step.js`));
  return [join(dist, 'research-flow.js'), ...steps];
}

await Promise.all(Array.from({ length: CONCURRENCY }, worker));
if (!failed) {
  rewriteOutput();
  // What these entries name is loaded lazily: see docs/adr/0070-later-parts-in-files-of-their-own.md.
  for (const entry of ['index', 'http'])
    separateNames(join(ROOT, `packages/api-client/dist/${entry}.js`));
  shareFirstLoad(join(ROOT, 'packages'), listStarts());
  for (const name of names) await vendorLibraries(ROOT, name);
  await splitWorker(ROOT);
}
// Last, because tsup empties the output folders.
await build('type declarations', 'node scripts/build-declarations.mjs');
process.exit(failed ? 1 : 0);
