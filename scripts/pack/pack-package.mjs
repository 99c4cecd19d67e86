import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT, runOrThrow } from '../run-command.mjs';
import { createPublishManifest } from './publish-manifest.mjs';

const CACHE = join(ROOT, 'node_modules/.cache/spinout-pack');

/**
 * Packs a built package as it is published. It packs a copy: other tools read the package's own `package.json` at the same time,
 * and would take built files for sources.
 * @param {string} name the folder of the package
 * @param {string} destination the folder of the tarball
 * @returns {Promise<string>} the path of the tarball
 */
export async function packPackage(name, destination) {
  const folder = join(ROOT, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const copy = join(CACHE, `${name}-${process.pid}`);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  try {
    for (const file of manifest.files) {
      if (existsSync(join(folder, file)))
        cpSync(join(folder, file), join(copy, file), { recursive: true });
    }
    const published = createPublishManifest(manifest, name);
    writeFileSync(join(copy, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
    await runOrThrow(`npm pack --silent --pack-destination "${destination}"`, { cwd: copy });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  const tarball = join(destination, `spinout-${name}-${manifest.version}.tgz`);
  if (!existsSync(tarball)) throw new Error(`npm pack has not written ${tarball}.`);
  return tarball;
}
