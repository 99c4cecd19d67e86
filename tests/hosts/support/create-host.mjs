// Creates a host application in the cache: its own files, those of the documentation, and what it installs from npm.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { runOrThrow } from '../../../scripts/run-command.mjs';
import { readSamples } from '../../../scripts/docs/read-samples.ts';
import { CACHE, ROOT } from './paths.mjs';

const HOSTS = join(ROOT, 'tests/hosts');

/** Files of a host that stay when it is created again. */
const KEPT = new Set(['node_modules', '.installed']);

function writeSamples(page, folder) {
  const samples = readSamples(readFileSync(join(ROOT, page), 'utf8'));
  for (const { file, code } of samples.filter(({ file }) => !file.startsWith('sample-'))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
}

/** Installs what `package.json` names and the packed packages. What npm had to fetch is fetched again only if it changes. */
async function install(folder, packed) {
  const key = createHash('sha256')
    .update(readFileSync(join(folder, 'package.json')))
    .update(JSON.stringify(packed.map(({ manifest }) => manifest)))
    .digest('hex');
  const mark = join(folder, '.installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === key) {
    for (const { name, tarball } of packed) {
      const target = join(folder, 'node_modules', name);
      rmSync(target, { recursive: true, force: true });
      mkdirSync(target, { recursive: true });
      await runOrThrow(`tar -xzf "${tarball}" -C "${target}" --strip-components=1`);
    }
    return;
  }
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  const tarballs = packed.map(({ tarball }) => `"${tarball}"`).join(' ');
  await runOrThrow(
    `npm install --no-save --no-package-lock --no-audit --no-fund --ignore-scripts --prefer-offline ${tarballs}`,
    { cwd: folder },
  );
  writeFileSync(mark, key);
}

/**
 * Writes the files of a host.
 * @param {string} name folder of the host
 * @param {{ docs?: string[], copies?: string[] }} host pages whose samples with a title are files of it; other folders that are
 * copied to it
 * @param {string} folder where to
 */
export function writeHostFiles(name, { docs = [], copies = [] }, folder) {
  for (const page of docs) writeSamples(page, folder);
  for (const copied of ['strict-types', ...copies, name])
    cpSync(join(HOSTS, copied), folder, { recursive: true });
}

/**
 * Creates a host in the cache and installs the packages from their tarballs.
 * @param {string} name folder of the host
 * @param {Parameters<typeof writeHostFiles>[1]} host
 * @param {import('./pack.mjs').Packed[]} packed
 * @returns {Promise<string>} its folder in the cache
 */
export async function createHost(name, host, packed) {
  const folder = join(CACHE, name);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder))
    if (!KEPT.has(entry)) rmSync(join(folder, entry), { recursive: true, force: true });
  writeHostFiles(name, host, folder);
  await install(folder, packed);
  return folder;
}
