// Runs a command with a temporary Postgres server: node tests/postgres/with-postgres.mjs vitest run --project node
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { startServer } from './temporary-server.mjs';

const BINARIES = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url));
const VARIABLE = 'SPINOUT_TEST_POSTGRES_URL';
const WRONG_USE = 2;
const FAILED = 1;

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  process.stderr.write('Usage: with-postgres.mjs <command> [arguments]\n');
  process.exit(WRONG_USE);
}

const existing = process.env[VARIABLE]
  ? { url: process.env[VARIABLE], stop: () => undefined }
  : null;
const server = existing ?? (await startServer((line) => process.stdout.write(`${line}\n`)));

const child = spawn(command, args, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    PATH: [BINARIES, process.env.PATH].join(delimiter),
    ...(server ? { [VARIABLE]: server.url } : {}),
  },
});

let ended = false;
const end = (code) => {
  if (ended) return;
  ended = true;
  server?.stop();
  process.exit(code);
};
// Signals are passed on to the command; the server is removed when it has exited.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  process.stderr.write(`${command}: ${error.message}\n`);
  end(FAILED);
});
child.on('close', (code) => end(code ?? FAILED));
