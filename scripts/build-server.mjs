// Bundles the server with the sources of the packages. Libraries are not bundled.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { ROOT } from './run-command.mjs';

const SERVER = join(ROOT, 'apps/server/src');
export const SERVER_BUNDLE = join(ROOT, 'apps/server/dist');

const OWN_PACKAGES = /^@spinout\//;

/** Excludes everything but our own files and packages. */
const externalLibraries = {
  name: 'external-libraries',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      OWN_PACKAGES.test(path) ? undefined : { path, external: true },
    );
  },
};

/**
 * Bundles one program with the sources of the packages.
 * @param {string} folder
 * @param {string} name
 * @param {string} source
 */
export const bundleProgram = (folder, name, source) =>
  build({
    entryPoints: { [name]: source },
    outdir: folder,
    chunkNames: `${name}-[name]-[hash]`,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    conditions: ['@spinout/source'],
    sourcemap: process.env.SPINOUT_SOURCE_MAPS === '1',
    logLevel: 'warning',
    absWorkingDir: ROOT,
    plugins: [externalLibraries],
  });

/**
 * Writes `serve.js`, the file of its workers and its migrations.
 * @param {string} folder a folder in `apps/server`, so that the libraries resolve
 */
export async function buildServer(folder = SERVER_BUNDLE) {
  rmSync(folder, { recursive: true, force: true });
  const programs = {
    serve: join(SERVER, 'serve.ts'),
    'engine-worker': join(SERVER, 'engine/engine-worker.ts'),
  };
  // Each by itself: programs that are built together share files, and the server would load code of its workers.
  for (const [name, source] of Object.entries(programs)) await bundleProgram(folder, name, source);
  cpSync(join(SERVER, 'database/migrations'), join(folder, 'migrations'), {
    recursive: true,
  });
}

if (import.meta.filename === process.argv[1]) await buildServer();
