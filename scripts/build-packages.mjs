// Builds the packages side by side: with the source condition none of them waits for another.
import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runCommand, ROOT } from './run-command.mjs';

const AT_ONCE = 2;

const names = readdirSync(join(ROOT, 'packages')).filter((name) =>
  existsSync(join(ROOT, 'packages', name, 'src/index.ts')),
);
const waiting = [...names];
let failed = false;

async function build(what, command, folder = '.') {
  const { ok, output, ms } = await runCommand(command, { cwd: join(ROOT, folder) });
  process.stdout.write(`${ok ? 'built ' : 'FAILED'} ${what} (${(ms / 1000).toFixed(1)} s)\n`);
  if (!ok) process.stdout.write(`${output}\n`);
  failed ||= !ok;
}

async function worker() {
  for (let name = waiting.shift(); name; name = waiting.shift())
    await build(name, 'tsup', `packages/${name}`);
}

await Promise.all(Array.from({ length: AT_ONCE }, worker));
// After the others: tsup begins with an empty folder.
await build('the declarations of all', 'node scripts/build-declarations.mjs');
process.exit(failed ? 1 : 0);
