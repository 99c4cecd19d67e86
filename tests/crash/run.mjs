// Kills a process that writes, again and again, and counts what is lost: node tests/crash/run.mjs [kills]
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const resolvePath = (path) => fileURLToPath(new URL(path, import.meta.url));

// The project's own Node, whichever one reads this file.
const { status } = spawnSync(
  resolvePath('../../node_modules/.bin/node'),
  [resolvePath('./kill.crash.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
