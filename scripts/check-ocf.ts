/**
 * Validates an export in the Open Cap Table Format with the published schemas, which their license does not let us
 * distribute under ours: `npm run ocf -- FOLDER`, the folder `schema` of a checkout of
 * github.com/Open-Cap-Table-Coalition/Open-Cap-Format-OCF.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Ajv, type AnySchemaObject } from 'ajv';
import addFormats from 'ajv-formats';
import { importSource } from './import-source.ts';

type Export = readonly { readonly path: string; readonly text: string }[];

const SOURCE = `
import { defaultCompany, exportOcf } from './packages/domain/src/venture.ts';
const company = defaultCompany({ topic: 'Sleep', researchArea: null, id: 'company-1' });
const founders = ['Ada', 'Bo'].map((name) => ({ name, email: '', ownership: 50, role: '' }));
const dates = { formationDate: '2027-01-04', grantDate: '2027-01-31', generatedAt: new Date(0) };
const safe = { investor: 'Fund', amountCents: 20000000, date: '2027-02-01' };
export const exports = [
  exportOcf({ ...dates, company: { ...company, founders } }),
  exportOcf({
    ...dates,
    company: { ...company, state: 'Nevada', parValue: 0.00001 },
    vesting: { months: 36, cliffMonths: 0, stepMonths: 3 },
    safes: [
      { ...safe, capCents: 400000000 },
      { ...safe, capCents: 400000000, capBasis: 'preMoney', discountPercent: 20 },
      { ...safe, mostFavoredNation: true },
    ],
  }),
  exportOcf({ ...dates, company, vesting: { months: 12, cliffMonths: 12 } }),
];`;

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
