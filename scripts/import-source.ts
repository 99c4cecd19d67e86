import { Buffer } from 'node:buffer';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Root folder of the repository. */
export const ROOT = join(import.meta.dirname, '..');

/**
 * Bundles and imports a piece of source code, because Node cannot run the sources of the packages directly.
 * @param code a module whose relative imports start at the root of the repository
 */
export async function importSource(code: string): Promise<unknown> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@spinout/source'],
    logLevel: 'warning',
  });
  const bundled = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${bundled}`);
}
