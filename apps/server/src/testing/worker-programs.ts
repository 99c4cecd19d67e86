import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleProgram } from '../../../../scripts/build-server.mjs';

/** Inside the server's folder, so that libraries that are not bundled resolve. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/workers', import.meta.url));

const SOURCES = {
  engine: '../engine/engine-worker.ts',
  'hostile-engine': './hostile-engine-worker.ts',
  hostile: '../pool/testing/hostile-worker.ts',
} as const;

let folders = 0;

/** Bundles a program for worker threads, as the server's own is: threads do not use the loader of the test runner. */
export async function bundleWorker(name: keyof typeof SOURCES) {
  folders += 1;
  const folder = join(CACHE, `${process.pid}-${folders}`);
  mkdirSync(folder, { recursive: true });
  await bundleProgram(folder, name, fileURLToPath(new URL(SOURCES[name], import.meta.url)));
  return {
    file: pathToFileURL(join(folder, `${name}.js`)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
