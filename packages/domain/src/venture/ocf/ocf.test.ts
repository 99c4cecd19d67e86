import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { defaultCompany } from '../default-company.js';
import { exportOcf, type OcfExportInput } from './ocf-export.js';
import { findOcfErrors } from './ocf-format.test-tools.js';

interface Item {
  readonly id: string;
  readonly [name: string]: unknown;
}

const founders = ['Ada Example', 'Bo Example'].map((name) => ({
  name,
  email: '',
  ownership: 50,
  role: '',
}));
const company = {
  ...defaultCompany({ topic: 'Sleep', researchArea: null, id: 'company-1' }),
  founders,
};
const input: OcfExportInput = {
  company,
  formationDate: '2027-01-04',
  grantDate: '2027-01-31',
  generatedAt: new Date('2027-02-01T10:00:00Z'),
};
const safe = { investor: 'Fund', amountCents: 20_000_000, date: '2027-02-01' };

const read = (change: Partial<OcfExportInput> = {}) =>
  exportOcf({ ...input, ...change }).map(({ path, text }) => ({
    path,
    text,
    content: JSON.parse(text) as { readonly file_type: string; readonly items: readonly Item[] },
  }));
const itemsOf = (file: string, change: Partial<OcfExportInput> = {}): readonly Item[] =>
  read(change).find(({ path }) => path === `${file}.ocf.json`)?.content.items ?? [];

describe('an export in the Open Cap Table Format', () => {
  it.each<[string, Partial<OcfExportInput>]>([
    ['a Delaware corporation', {}],
    [
      'a company elsewhere with a small par value',
      { company: { ...company, state: 'Nevada', parValue: 0.00001 } },
    ],
    [
      'a company without names',
      { company: { ...company, name: ' ', legalName: '', state: '', founders: [] } },
    ],
    ['quarters without a cliff', { vesting: { months: 36, cliffMonths: 0, stepMonths: 3 } }],
    [
      'a part vested at the start',
      {
        vesting: {
          periods: [
            { months: 0, percent: 25 },
            { months: 36, percent: 75 },
          ],
        },
      },
    ],
    ['a simulated company', { comments: ['The company is simulated.'] }],
    ['one vesting date', { vesting: { months: 12, cliffMonths: 12 } }],
    [
      'SAFEs of every kind',
      {
        safes: [
          { ...safe, capCents: 400_000_000 },
          { ...safe, capCents: 400_000_000, capBasis: 'preMoney', discountPercent: 20 },
          { ...safe, mostFavoredNation: true },
        ],
      },
    ],
  ])('of %s has the form that the format requires', (_, change) => {
    for (const { path, content } of read(change)) {
      expect({ path, errors: findOcfErrors(content) }).toEqual({ path, errors: [] });
    }
  });

  it('names every file in the manifest with its checksum', () => {
    const [manifest, ...files] = read();
    const listed = Object.entries(manifest?.content ?? {}).flatMap(([name, value]) =>
      name.endsWith('_files') ? (value as unknown as { filepath: string; md5: string }[]) : [],
    );
    expect(listed).toEqual(
      files.map(({ path, text }) => ({
        filepath: path,
        md5: createHash('md5').update(text).digest('hex'),
      })),
    );
    expect(files).toHaveLength(7);
  });

  it('issues exactly the founders’ shares, to stakeholders and classes that are in it', () => {
    const stakeholders = itemsOf('Stakeholders').map(({ id }) => id);
    const classes = itemsOf('StockClasses').map(({ id }) => id);
    const terms = itemsOf('VestingTerms').map(({ id }) => id);
    const issued = itemsOf('Transactions').filter(
      (item) => item['object_type'] === 'TX_STOCK_ISSUANCE',
    );
    expect(issued.reduce((all, { quantity }) => all + Number(quantity), 0)).toBe(6_500_000);
    for (const item of issued) {
      expect(stakeholders).toContain(item['stakeholder_id']);
      expect(classes).toContain(item['stock_class_id']);
      expect(terms).toContain(item['vesting_terms_id']);
      expect(item['date']).toBe('2027-01-31');
    }
    expect(itemsOf('StockPlans')[0]?.['initial_shares_reserved']).toBe('2000000');
  });

  it('states a cliff of a quarter, and then 36 months', () => {
    const [terms] = itemsOf('VestingTerms');
    expect(terms?.['vesting_conditions']).toMatchObject([
      { id: 'start', quantity: '0', next_condition_ids: ['period-1'] },
      {
        id: 'period-1',
        portion: { numerator: '1', denominator: '4' },
        next_condition_ids: ['period-2'],
      },
      {
        id: 'period-2',
        portion: { numerator: '1', denominator: '48' },
        trigger: { period: { length: 1, occurrences: 36 }, relative_to_condition_id: 'period-1' },
      },
    ]);
  });

  it('states what is vested at the start, and other percentages in other years', () => {
    const periods = [
      { months: 0, percent: 10 },
      { months: 12, percent: 30, stepMonths: 12 },
      { months: 24, percent: 60, stepMonths: 6 },
    ];
    const [terms] = itemsOf('VestingTerms', { vesting: { periods } });
    expect(terms?.['description']).toContain('10% at once; then 30% over 12 month(s), every 12');
    expect(terms?.['vesting_conditions']).toMatchObject([
      { id: 'start', portion: { numerator: '1', denominator: '10' } },
      { id: 'period-1', portion: { numerator: '3', denominator: '10' } },
      {
        id: 'period-2',
        portion: { numerator: '3', denominator: '20' },
        trigger: { period: { length: 6, occurrences: 4 } },
        next_condition_ids: [],
      },
    ]);
  });

  it('has unique ids, and the same bytes for the same input', () => {
    const all = read({ safes: [safe, safe] });
    const ids = all.flatMap(({ content }) => content.items ?? []).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(read({ safes: [safe, safe] })).toEqual(all);
  });

  it('leaves out emails', () => {
    const withEmail = { ...company, founders: [{ ...founders[0], email: 'ada@example.org' }] };
    const text = read({ company: withEmail as typeof company }).map((file) => file.text);
    expect(text.join('')).not.toContain('ada@example.org');
  });

  it.each([
    ['formationDate', { formationDate: '2027-02-30' }],
    ['company.parValue', { company: { ...company, parValue: Number.NaN } }],
    ['company.authorizedShares', { company: { ...company, authorizedShares: 0.5 } }],
    ['safes.amountCents', { safes: [{ ...safe, amountCents: 0 }] }],
  ])('refuses an invalid %s', (field, change) => {
    expect(() => exportOcf({ ...input, ...change })).toThrow(
      expect.objectContaining({ name: 'VentureInputError', field }),
    );
  });
});
