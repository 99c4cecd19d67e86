// Packs the built packages, as they would be published.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packPackage } from '../../../scripts/pack/pack-package.mjs';
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
    packed.push({ name: manifest.name, tarball: await packPackage(name, folder), manifest });
  }
  return packed;
}
