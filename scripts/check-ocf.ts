/**
 * Validates exports in the Open Cap Table Format with other schemas than those of the tests, such as a later version:
 * `npm run ocf -- FOLDER`, the folder `schema` of a checkout of github.com/Open-Cap-Table-Coalition/Open-Cap-Format-OCF.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Ajv, type AnySchemaObject } from 'ajv';
import addFormats from 'ajv-formats';
import { importSource } from './import-source.ts';

type Export = readonly { readonly path: string; readonly text: string }[];

const SOURCE = `
import { exportOcf } from './packages/domain/src/venture.ts';
import { ocfCases } from './tests/published-cases/open-cap-format/ocf.cases.ts';
export const exports = ocfCases.map(({ input }) => exportOcf(input));`;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Give the folder with the schemas.');

const schemas = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.schema.json'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as AnySchemaObject);
const ajv = new Ajv({ schemas, strict: false, allErrors: true });
addFormats(ajv);

const getSchemaId = (fileType: string): string => {
  const schema = schemas.find((each) => {
    const { properties } = each as { properties?: { file_type?: { const?: string } } };
    return properties?.file_type?.const === fileType;
  });
  if (schema === undefined) throw new Error(`There is no schema for ${fileType}.`);
  return String(schema.$id);
};

const { exports } = (await importSource(SOURCE)) as { exports: readonly Export[] };
let invalid = 0;
for (const { path, text } of exports.flat()) {
  const content = JSON.parse(text) as { file_type: string };
  if (ajv.validate(getSchemaId(content.file_type), content)) continue;
  invalid += 1;
  process.stdout.write(`${path}: ${ajv.errorsText(ajv.errors, { separator: '\n  ' })}\n`);
}
process.stdout.write(`${exports.flat().length} files, ${invalid} invalid.\n`);
process.exitCode = invalid === 0 ? 0 : 1;
