import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
// Inside node_modules, so that dependencies that are not bundled resolve.
const FOLDER = join(ROOT, 'node_modules/.cache/spinout-bench');

/**
 * Bundles source files as a host's bundler would, with chunks for lazy imports, and removes the bundle after the
 * measurement. Dependencies are not bundled.
 */
export async function importSource<Module>(
  paths: readonly `packages/${string}`[],
  measure: (module: Module) => Promise<void>,
): Promise<void> {
  const outdir = join(FOLDER, String(process.pid));
  await build({
    stdin: {
      contents: paths.map((path) => `export * from './${path}';`).join('\n'),
      resolveDir: ROOT,
      sourcefile: 'bench.ts',
    },
    outdir,
    entryNames: 'entry',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@spinout/source'],
    logLevel: 'error',
    plugins: [
      {
        name: 'dependencies-stay-outside',
        setup: (bundle) =>
          bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@spinout/')
              ? null
              : { external: true, path },
          ),
      },
    ],
  });
  try {
    await measure((await import(pathToFileURL(join(outdir, 'entry.mjs')).href)) as Module);
  } finally {
    await rm(outdir, { recursive: true, force: true });
  }
}
