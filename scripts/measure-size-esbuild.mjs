// Measures the first load of the flow in a host that is bundled by esbuild with code splitting, from the built packages:
// `npm run build:packages` first. Other bundlers drop unused files by themselves; esbuild loads all that an entry names.
import { basename, join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from './run-command.mjs';

const BUDGET_KB = 56;
const BYTES_PER_KB = 1000;
const HOST = `
  import { ResearchFlow } from '@spinout/research-flow';
  import { createApiClient } from '@spinout/api-client';
  import { httpTransport } from '@spinout/api-client/http';
  globalThis.host = { ResearchFlow, createApiClient, httpTransport };`;

const { metafile, outputFiles } = await build({
  stdin: { contents: HOST, resolveDir: join(ROOT, 'apps/demo'), sourcefile: 'host.js' },
  outdir: join(ROOT, 'node_modules/.cache/spinout-sizes'),
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  write: false,
  metafile: true,
  external: ['react', 'react-dom'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});

const initial = new Set();
function visit(path) {
  if (initial.has(path)) return;
  initial.add(path);
  for (const { kind, path: imported, external } of metafile.outputs[path].imports)
    if (kind === 'import-statement' && !external) visit(imported);
}
visit(
  Object.keys(metafile.outputs).find((path) =>
    Object.keys(metafile.outputs[path].inputs).some((input) => input.endsWith('host.js')),
  ),
);

const names = new Set([...initial].map((path) => basename(path)));
const kb =
  outputFiles
    .filter(({ path }) => names.has(basename(path)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0) / BYTES_PER_KB;
const isWithin = kb <= BUDGET_KB;
process.stdout.write(
  `${isWithin ? 'ok  ' : 'OVER'} research-flow, esbuild       ${kb.toFixed(1).padStart(6)} kB gz of ${BUDGET_KB} (${names.size} files)\n`,
);
process.exit(isWithin ? 0 : 1);
