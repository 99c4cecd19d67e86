// Kills the server repeatedly: node tests/crash/run-server.mjs [kills] [--postgres]
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const resolvePath = (path) => fileURLToPath(new URL(path, import.meta.url));
const POSTGRES = '--postgres';
const VARIABLE = 'SPINOUT_TEST_POSTGRES_URL';

const args = process.argv.slice(2);
const isPostgres = args.includes(POSTGRES);
const url = process.env[VARIABLE];

// The project's own Node, whichever one runs this script.
const node = resolvePath('../../node_modules/.bin/node');
const run = (command, env = {}) => {
  const { status } = spawnSync(node, command, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
};

const program = [resolvePath('./server.crash.ts'), ...args.filter((arg) => arg !== POSTGRES)];
const ownCommand = [resolvePath('./run-server.mjs'), ...args];
if (!isPostgres) process.exit(run(program));
if (process.env.SPINOUT_CRASH_INSIDE === undefined) {
  const withPostgres = [resolvePath('../postgres/with-postgres.mjs'), node, ...ownCommand];
  process.exit(run(withPostgres, { SPINOUT_CRASH_INSIDE: '1' }));
}
if (!url) {
  process.stdout.write('There is no Postgres server, so nothing was killed.\n');
  process.exit(1);
}
process.exit(run(program, { SPINOUT_CRASH_POSTGRES_URL: url }));
