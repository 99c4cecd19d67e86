// A registry of npm on this machine: packages of ours are published to it, all others come from the real one.
import { execSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runOrThrow } from '../../../scripts/run-command.mjs';
import { findFreePort } from './find-free-port.mjs';
import { CACHE } from './paths.mjs';

const VERDACCIO = '6.10.4';
/** A library of the registry asks for a tag of node-fetch, which not every mirror of npm has. */
const MANIFEST = { private: true, overrides: { 'node-fetch': '2.7.0' } };

const START_MS = 60_000;
const POLL_MS = 200;

/** @param {string} upstream address of the registry that has all other packages */
const configure = (upstream) => `
storage: ./storage
uplinks:
  upstream:
    url: ${upstream}
packages:
  '@spinout/*':
    access: $all
    publish: $anonymous
  '**':
    access: $all
    proxy: upstream
log: { type: file, path: ./verdaccio.log, level: warn }
`;

/** The registry that npm is set to. */
const readRegistry = () => execSync('npm config get registry', { encoding: 'utf8' }).trim();

/**
 * Starts an empty registry.
 * @returns {Promise<{ url: string, userConfig: string, close: () => void }>} `userConfig` is the path of an `.npmrc` for it
 */
export async function startLocalRegistry() {
  const folder = join(CACHE, 'registry');
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, 'storage'), { recursive: true, force: true });
  writeFileSync(join(folder, 'config.yaml'), configure(readRegistry()));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(MANIFEST));
  if (!existsSync(program))
    await runOrThrow(
      `npm install --no-save --no-package-lock --no-audit --no-fund --ignore-scripts verdaccio@${VERDACCIO}`,
      { cwd: folder },
    );
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/`;
  const userConfig = join(folder, '.npmrc');
  // The registry takes any token; npm refuses to publish without one.
  writeFileSync(userConfig, `registry=${url}\n//127.0.0.1:${port}/:_authToken=anyone\n`);
  const child = spawn(
    process.execPath,
    [program, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`],
    { cwd: folder, stdio: 'ignore' },
  );
  const close = () => void child.kill();
  process.once('exit', close);
  for (let waited = 0; waited < START_MS && child.exitCode === null; waited += POLL_MS) {
    const reply = await fetch(`${url}-/ping`).catch(() => null);
    if (reply?.ok) return { url, userConfig, close };
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  close();
  throw new Error(`The registry has not started; see ${join(folder, 'verdaccio.log')}.`);
}
