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

async function worker() {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const { ok, output, ms } = await runCommand('tsup && tsc -p tsconfig.build.json', {
      cwd: join(ROOT, 'packages', name),
    });
    process.stdout.write(`${ok ? 'built ' : 'FAILED'} ${name} (${(ms / 1000).toFixed(1)} s)\n`);
    if (!ok) process.stdout.write(`${output}\n`);
    failed ||= !ok;
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, worker));
process.exit(failed ? 1 : 0);
