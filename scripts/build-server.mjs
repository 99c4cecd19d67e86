// Bundles the demo's server, its own sources and the packages' alike; libraries stay where npm put them.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './run-command.mjs';

const SERVER = join(ROOT, 'apps/demo/server');
export const SERVER_BUNDLE = join(ROOT, 'apps/demo/dist-server');

const OURS = /^@spinout\//;

/** Everything that is neither a file of ours nor a package of ours. */
const librariesStayOutside = {
  name: 'libraries-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      OURS.test(path) ? undefined : { path, external: true },
    );
  },
};

/**
 * Writes `serve.js` with its migrations beside it.
 * @param {string} folder somewhere below `apps/demo`, where its libraries are found
 */
export async function buildServer(folder = SERVER_BUNDLE) {
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: [join(SERVER, 'serve.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    conditions: ['@spinout/source'],
    sourcemap: true,
    logLevel: 'warning',
    absWorkingDir: ROOT,
    plugins: [librariesStayOutside],
  });
  cpSync(join(SERVER, 'database/migrations'), join(folder, 'migrations'), {
    recursive: true,
  });
}

if (import.meta.filename === process.argv[1]) await buildServer();
