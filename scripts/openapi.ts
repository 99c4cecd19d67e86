/**
 * Writes the API contract as OpenAPI 3.1 to `docs/openapi.json`: `npm run openapi`. With `--check` it writes nothing and exits
 * with 1 if the file is out of date.
 */
import { Buffer } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';
import { readCallDescriptions } from './openapi/read-call-descriptions.ts';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, 'docs/openapi.json');

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Bundles and imports a source file, because Node cannot run it directly. */
async function importSource(path: string): Promise<unknown> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, path)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@spinout/source'],
    logLevel: 'warning',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

type OpenApiEntry = typeof import('../packages/conformance/src/openapi.ts');

const { openApi } = (await importSource('packages/conformance/src/openapi.ts')) as OpenApiEntry;
const { version } = JSON.parse(read('packages/api-client/package.json')) as { version: string };
const descriptions = readCallDescriptions(read('docs/requirements.md'));
const document = await openApi({ version, describe: ({ row }) => descriptions.get(row) });
const text = await format(JSON.stringify(document), {
  ...(await resolveConfig(FILE)),
  parser: 'json',
});

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text);
} else if (text !== readFileSync(FILE, 'utf8')) {
  process.stdout.write(
    'docs/openapi.json is out of date. Run `npm run openapi` and commit the result.\n',
  );
  process.exitCode = 1;
}
