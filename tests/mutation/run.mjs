// Breaks the code of one area after another in small ways and reports the share that a test notices: npm run mutation -- AREA…
// Takes minutes to half an hour per area, so it is not part of `npm test`. Reports stay in .cache/mutation.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { AREAS } from './areas.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(ROOT, '.cache/mutation');
const require = createRequire(import.meta.url);
// Stryker needs a newer Node than the one that may have started this script.
const NODE = join(ROOT, 'node_modules/.bin/node');
const STRYKER = join(
  dirname(require.resolve('@stryker-mutator/core/package.json')),
  'bin/stryker.js',
);
const KILLED = new Set(['Killed', 'Timeout']);
const ALIVE = new Set(['Survived', 'NoCoverage']);

const print = (text) => process.stdout.write(`${text}\n`);

const unknown = process.argv.slice(2).filter((name) => !(name in AREAS));
if (unknown.length > 0) {
  print(`Unknown: ${unknown.join(', ')}. Areas: ${Object.keys(AREAS).join(', ')}`);
  process.exit(2);
}
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(AREAS);

const isUsual = ({ status }) => KILLED.has(status) || ALIVE.has(status);
const formatRow = (file, mutants) => {
  const usual = mutants.filter(isUsual);
  const killed = usual.filter(({ status }) => KILLED.has(status)).length;
  const percent = usual.length === 0 ? '–' : ((100 * killed) / usual.length).toFixed(1);
  return `| ${file} | ${usual.length} | ${usual.length - killed} | ${percent} |`;
};

let hasFailed = false;
for (const name of names) {
  rmSync(join(CACHE, `${name}.json`), { force: true });
  const { status } = spawnSync(NODE, [STRYKER, 'run', 'tests/mutation/stryker.config.mjs'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_AREA: name },
  });
  rmSync(join(CACHE, `sandbox-${name}`), { recursive: true, force: true });
  hasFailed ||= status !== 0;
}
print('\n| File | mutants | not noticed | score, % |\n| --- | --: | --: | --: |');
for (const name of names) {
  try {
    const { files } = JSON.parse(readFileSync(join(CACHE, `${name}.json`), 'utf8'));
    for (const [file, { mutants }] of Object.entries(files)) print(formatRow(file, mutants));
    print(
      formatRow(
        `**${name}**`,
        Object.values(files).flatMap(({ mutants }) => mutants),
      ),
    );
  } catch {
    print(`| **${name}** | no report | | |`);
  }
}
process.exit(hasFailed ? 1 : 0);
