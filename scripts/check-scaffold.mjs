// Checks that what `npm run scaffold` creates passes types, lint and tests without a change by hand. It scaffolds one thing of each
// kind in a copy of the repository.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { runOrThrow, ROOT } from './run-command.mjs';

const SCAFFOLDED = [
  'component seed-badge',
  'step seed-round literature.search',
  'panel seed-status platform.disclaimers',
  'endpoint funding plan-round',
  'theme sepia',
  'language fr',
];

/** Tests of the lists that the scaffold extends. */
const TESTS_OF_LISTS = [
  'apps/server/src/api/call-points.node.test.ts',
  'packages/api-client/src/schemas/limits.node.test.ts',
  'tests/faults/client-matrix.test.ts',
  'packages/api-client/src/testing/example-replies.node.test.ts',
  'packages/design-system/src/themes',
  'packages/research-flow/src/flow/flow.loading.test.tsx',
  'tests/contract/openapi.node.test.ts',
  'tests/contract/requirements.node.test.ts',
  'tests/faults/fault-matrix.test.ts',
  'tests/storybook/guides.node.test.ts',
];

const copy = mkdtempSync(join(tmpdir(), 'spinout-scaffold-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

/** Copies the files of the repository; installed packages are linked, ours lead to the copy. */
function copyRepository() {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\0');
  for (const path of files.split('\0'))
    if (path !== '' && !deleted.includes(path)) cpSync(join(ROOT, path), join(copy, path));
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@spinout'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@spinout' && !name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(modules, '@spinout', name));
}

const run = (command) => runOrThrow(command, { cwd: copy });

/** Runs the scaffold and returns the paths of the files that it has written. */
async function scaffold(what) {
  const output = await run(`node scripts/scaffold.ts ${what}`);
  return [...output.matchAll(/^wrote (.+)$/gm)].map(([, path]) => path);
}

copyRepository();
const paths = [];
for (const what of SCAFFOLDED) paths.push(...(await scaffold(what)));
await run('node scripts/openapi.ts');
const tests = [...paths.filter((path) => /\.test\.tsx?$/.test(path)), ...TESTS_OF_LISTS];
// Checks the types too.
await run(`oxlint ${paths.join(' ')}`);
await run(`prettier --check --log-level warn ${paths.join(' ')}`);
await run(`vitest run --project unit --project node ${tests.join(' ')}`);
// Other languages lack the new texts, which only people can translate.
await run(`vitest run --project node tests/messages/languages.node.test.ts -t "fr has every text"`);
process.stdout.write(`${paths.length} files pass types, lint and tests\n`);
