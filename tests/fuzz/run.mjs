// Sends generated requests to the server: node tests/fuzz/run.mjs [requests] [seed] [first]
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '../..');
// Inside the demo, so that the server's libraries resolve.
const FOLDER = join(ROOT, 'apps/server/node_modules/.cache/spinout-fuzz', String(process.pid));

await build({
  entryPoints: [join(ROOT, 'tests/fuzz/fuzz.ts')],
  outdir: FOLDER,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  conditions: ['@spinout/source'],
  sourcemap: 'inline',
  logLevel: 'error',
  define: { 'import.meta.dirname': JSON.stringify(join(ROOT, 'tests/fuzz')) },
  plugins: [
    {
      name: 'libraries-stay-outside',
      setup: ({ onResolve }) =>
        onResolve({ filter: /^[^./]/ }, ({ path }) =>
          path.startsWith('@spinout/') ? undefined : { path, external: true },
        ),
    },
  ],
});
cpSync(join(ROOT, 'apps/server/src/database/migrations'), join(FOLDER, 'migrations'), {
  recursive: true,
});
// The project's own Node, whichever one runs this script.
const { status } = spawnSync(
  join(ROOT, 'node_modules/.bin/node'),
  ['--expose-gc', '--enable-source-maps', join(FOLDER, 'fuzz.mjs'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
rmSync(FOLDER, { recursive: true, force: true });
process.exit(status ?? 1);
