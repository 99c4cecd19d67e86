// Packs the built packages, as they would be published.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runOrThrow } from '../../../scripts/run-command.mjs';
import { CACHE, ROOT } from './paths.mjs';

const PACKAGES = join(ROOT, 'packages');

/**
 * @typedef {object} Packed
 * @property {string} name the name of the package
 * @property {string} tarball the path of its file
 * @property {object} manifest its `package.json`
 */

/** @returns {Promise<Packed[]>} */
export async function packAll() {
  const folder = join(CACHE, 'tarballs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packed = [];
  for (const name of readdirSync(PACKAGES)) {
    const file = join(PACKAGES, name, 'package.json');
    if (!existsSync(file)) continue;
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    await runOrThrow(`npm pack --silent --pack-destination "${folder}"`, {
      cwd: join(PACKAGES, name),
    });
    const tarball = join(folder, `spinout-${name}-${manifest.version}.tgz`);
    if (!existsSync(tarball)) throw new Error(`npm pack has not written ${tarball}.`);
    packed.push({ name: manifest.name, tarball, manifest });
  }
  return packed;
}
