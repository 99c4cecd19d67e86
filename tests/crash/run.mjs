// Kills a writing process repeatedly and counts the lost writes: node tests/crash/run.mjs [kills]
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const resolvePath = (path) => fileURLToPath(new URL(path, import.meta.url));

// The project's own Node, whichever one runs this script.
const { status } = spawnSync(
  resolvePath('../../node_modules/.bin/node'),
  [resolvePath('./kill.crash.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
