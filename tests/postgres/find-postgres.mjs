import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const OTHER_FOLDERS = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/pgsql/bin'];
const NEEDED = ['pg_ctl', 'initdb', 'postgres'];

const isComplete = (folder) => NEEDED.every((name) => existsSync(join(folder, name)));

/** Resolves a folder that contains only links to the programs. */
const resolveLinkedFolder = (folder) => {
  const path = join(folder, 'pg_ctl');
  return existsSync(path) ? [dirname(realpathSync(path))] : [];
};

const listDebianFolders = () =>
  existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    : [];

/**
 * Finds the programs of the newest Postgres server.
 * @returns {string | undefined} their folder
 */
export function findPostgres() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [
    ...listDebianFolders(),
    ...[...onPath, ...OTHER_FOLDERS].flatMap(resolveLinkedFolder),
  ].find(isComplete);
}

/** Whether a missing server can be installed: as root on Debian and its derivatives. */
export const canInstall = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

/**
 * Installs the system's own Postgres package.
 * @returns {string | null} the reason for a failure; null if it succeeded
 */
export function installPostgres() {
  const run = (...args) =>
    spawnSync('apt-get', args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const install = () => run('install', '-y', '-q', '--no-install-recommends', 'postgresql');
  if (install().status === 0) return null;
  run('update', '-q');
  const second = install();
  if (second.status === 0) return null;
  const lines = `${second.stderr ?? ''}${second.error?.message ?? ''}`.trim().split('\n');
  return lines.find((line) => line.startsWith('E:')) ?? lines.at(-1) ?? 'apt-get failed';
}

const isUser = (name) =>
  existsSync('/etc/passwd') && readFileSync('/etc/passwd', 'utf8').includes(`\n${name}:`);

/**
 * Returns the user to run Postgres as, because it refuses to run as root.
 * @returns {string | null} null for the current user
 */
export function getServerUser() {
  if (process.getuid?.() !== 0) return null;
  return isUser('postgres') ? 'postgres' : 'nobody';
}
