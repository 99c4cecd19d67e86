// Replaces the package.json of the package in this folder by the one that is published, before npm packs it, and restores it
// afterwards: the scripts `prepack` and `postpack` of each package.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { ROOT } from '../run-command.mjs';
import { createPublishManifest } from './publish-manifest.mjs';

const folder = process.cwd();
const name = basename(folder);
const path = join(folder, 'package.json');
const saved = join(ROOT, 'node_modules/.cache/spinout-pack', `${name}.json`);

if (process.argv.includes('--restore')) {
  writeFileSync(path, readFileSync(saved));
  rmSync(saved);
} else {
  const text = readFileSync(path, 'utf8');
  mkdirSync(join(saved, '..'), { recursive: true });
  writeFileSync(saved, text);
  const published = createPublishManifest(JSON.parse(text), name);
  writeFileSync(path, `${JSON.stringify(published, null, 2)}\n`);
}
