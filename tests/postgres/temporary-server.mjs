import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, findPostgres, installPostgres, getServerUser } from './find-postgres.mjs';

const HOST = '127.0.0.1';
const ADMIN = 'postgres';
const PASSWORD_BYTES = 24;
const READABLE_FOLDER = 0o755;
const PRIVATE_FILE = 0o600;

const findFreePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, HOST, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

function runAs(user, folder, program, args) {
  const [command, all] = user ? ['runuser', ['-u', user, '--', program, ...args]] : [program, args];
  const result = spawnSync(command, all, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (result.status === 0) return;
  const messages = `${result.stderr ?? ''}${result.error?.message ?? ''}`.trim();
  throw new Error(`${program}: ${messages || `ended with ${result.status}`}`);
}

const findOrInstall = (report) => {
  const folder = findPostgres();
  if (folder || !canInstall()) return { folder, why: 'no Postgres server is installed' };
  report('No Postgres server is installed; installing the package postgresql.');
  const why = installPostgres();
  return { folder: findPostgres(), why: `no Postgres server could be installed (${why})` };
};

/** Starts a server in a folder. It listens on the loopback address only and requires a password. */
async function startInFolder(folder, programs) {
  const user = getServerUser();
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const password = randomBytes(PASSWORD_BYTES).toString('hex');
  const port = await findFreePort();
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: PRIVATE_FILE });
  chmodSync(folder, READABLE_FOLDER);
  if (user) {
    const { status } = spawnSync('chown', ['-R', user, folder]);
    if (status !== 0) throw new Error(`${folder} cannot be given to ${user}`);
  }
  const run = (program, ...args) => runAs(user, folder, join(programs, program), args);
  run(
    'initdb',
    ...['-D', data, '-U', ADMIN, '-E', 'UTF8', '--locale=C', '--no-sync'],
    ...['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
  );
  // Test data need not survive a crash, so fsync is off for speed.
  const options = `-c listen_addresses=${HOST} -c port=${port} -c unix_socket_directories='' -c fsync=off`;
  try {
    run('pg_ctl', '-D', data, '-l', log, '-o', options, '-w', 'start');
  } catch (error) {
    throw new Error(`${error.message}\n${readFileSync(log, 'utf8')}`, { cause: error });
  }
  return {
    url: `postgres://${ADMIN}:${password}@${HOST}:${port}/postgres`,
    stop: () => {
      try {
        run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/**
 * Starts a temporary Postgres server.
 * @param {(line: string) => void} report called with the reason if there is none
 * @returns {Promise<{ url: string, stop: () => void } | null>} null if none is available
 */
export async function startServer(report) {
  const { folder: programs, why } = findOrInstall(report);
  if (programs === undefined) {
    report(`Continuing without Postgres: ${why}.`);
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'spinout-postgres-'));
  try {
    return await startInFolder(folder, programs);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    report(`Continuing without Postgres: ${error.message.split('\n').join(' ')}`);
    return null;
  }
}
