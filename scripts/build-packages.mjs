// Builds the packages in parallel: thanks to the source condition they do not depend on each other's output.
import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
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

await Promise.all(Array.from({ length: CONCURRENCY }, worker));
// Last, because tsup empties the output folders.
await build('type declarations', 'node scripts/build-declarations.mjs');
process.exit(failed ? 1 : 0);
