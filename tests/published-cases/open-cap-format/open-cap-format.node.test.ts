import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportOcf } from '@spinout/domain/venture';
import { Ajv, type AnySchemaObject } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { ocfCases } from './ocf.cases.js';

interface Item {
  readonly [property: string]: unknown;
  readonly id: string;
  readonly object_type: string;
}

interface Content {
  readonly file_type: string;
  readonly items?: readonly Item[];
}

/** The published schemas as they are, version 1.2.1-alpha+main of June 28, 2026. They have a license of their own, beside them. */
const schemas = JSON.parse(
  readFileSync(join(import.meta.dirname, 'published-schemas.json'), 'utf8'),
) as readonly AnySchemaObject[];
const ajv = new Ajv({ schemas: [...schemas], strict: false, allErrors: true });
addFormats(ajv);

const schemaOf = (fileType: string): string => {
  const schema = schemas.find(
    ({ properties }) =>
      (properties as { file_type?: { const?: string } } | undefined)?.file_type?.const === fileType,
  );
  return String(schema?.$id);
};

/** What the published schema of a file says against it. */
const findErrors = (content: Content): readonly string[] =>
  ajv.validate(schemaOf(content.file_type), content)
    ? []
    : (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

const read = (input: (typeof ocfCases)[number]['input']): readonly Content[] =>
  exportOcf(input).map(({ text }) => JSON.parse(text) as Content);
const listItems = (contents: readonly Content[]): readonly Item[] =>
  contents.flatMap(({ items = [] }) => items);

describe('the export in the Open Cap Table Format, by its published schemas', () => {
  it.each(ocfCases)('is valid for $name', ({ input }) => {
    const contents = read(input);
    expect(contents).toHaveLength(8);
    for (const content of contents)
      expect({ file: content.file_type, errors: findErrors(content) }).toEqual({
        file: content.file_type,
        errors: [],
      });
  });

  it.each(ocfCases)('names only what is in it, and issues all shares, for $name', ({ input }) => {
    const items = listItems(read(input));
    const ids = new Set(items.map(({ id }) => id));
    expect(ids.size).toBe(items.length);
    const named = items.flatMap((item) =>
      ['stakeholder_id', 'stock_class_id', 'vesting_terms_id'].flatMap((key) =>
        key in item ? [String(item[key])] : [],
      ),
    );
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    const issued = items.filter((item) => item.object_type === 'TX_STOCK_ISSUANCE');
    expect(issued.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(
      input.company.capTable.founders.shares,
    );
    const invested = items.filter((item) => item.object_type === 'TX_CONVERTIBLE_ISSUANCE');
    expect(invested).toHaveLength(input.safes?.length ?? 0);
    const names = items.flatMap(({ object_type, current_relationships, name }) =>
      object_type === 'STAKEHOLDER' && String(current_relationships) === 'INVESTOR' ? [name] : [],
    );
    // An investor with two SAFEs is one holder.
    expect(names).toEqual(
      [...new Set(input.safes?.map(({ investor }) => investor))].map((legal_name) => ({
        legal_name,
      })),
    );
  });

  it('is refused by them if a date, a type or an amount is wrong', () => {
    const [first] = ocfCases;
    const transactions =
      first && read(first.input).find(({ file_type }) => /TRANSACTIONS/.test(file_type));
    const [issuance, ...others] = transactions?.items ?? [];
    for (const change of [
      { date: '2027-02-30' },
      { quantity: 1 },
      { issuance_type: 'GIFT' },
      { stakeholder_id: undefined },
    ]) {
      const items = JSON.parse(JSON.stringify([{ ...issuance, ...change }, ...others])) as Item[];
      expect(findErrors({ file_type: 'OCF_TRANSACTIONS_FILE', items })).not.toEqual([]);
    }
  });
});
