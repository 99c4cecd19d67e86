/**
 * Writes the API contract as OpenAPI 3.1 to `docs/openapi.json`: `npm run openapi`. With `--check` it writes nothing and exits
 * with 1 if the file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import { importSource, ROOT } from './import-source.ts';
import { readCallDescriptions } from './openapi/read-call-descriptions.ts';

const FILE = join(ROOT, 'docs/openapi.json');

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

type OpenApiEntry = typeof import('../packages/conformance/src/openapi.ts');

const { openApi } = (await importSource(
  "export * from './packages/conformance/src/openapi.ts'",
)) as OpenApiEntry;
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
