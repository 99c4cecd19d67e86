import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompanyStructure, DocumentType } from '@spinout/api-client';
import { defaultCompany } from '../default-company.js';
import { documentNames } from './document-names.js';
import { legalDocument } from './legal-document.js';
import { vestingMonths } from './vesting.js';

const company: CompanyStructure = {
  ...defaultCompany({ topic: 'sleep', researchArea: null, id: 'c' }),
  founders: [
    { name: 'Ada Example', email: 'ada@example.org', ownership: 40, role: 'CEO' },
    { name: 'Bo Beispiel', email: '', ownership: 25, role: 'CSO' },
  ],
};
const types = Object.keys(documentNames) as DocumentType[];
const writeDocument = (type: DocumentType, of = company) =>
  legalDocument(type, of, { preparedLocally: false }).text;

describe('legal documents', () => {
  it('CO-11 are six, with the names of the cards', () => {
    expect(Object.values(documentNames)).toEqual([
      'Articles of Incorporation',
      'Bylaws',
      'Founder Agreement',
      'Vesting Schedule',
      'IP Assignment',
      'NDA Template',
    ]);
  });

  it.each(types)('state first that they are drafts and not legal advice (%s)', (type) => {
    expect(writeDocument(type).split('\n')[0]).toBe(
      'DRAFT - not legal advice. Have a lawyer review it before you sign or file anything.',
    );
  });

  it.each(types)('T-29 state first if they were prepared locally (%s)', (type) => {
    const { text } = legalDocument(type, company, { preparedLocally: true });
    expect(text.split('\n')[0]).toBe('DRAFT - prepared locally, not legal advice');
  });

  it.each(types)('name the company, are complete, and have short lines (%s)', (type) => {
    const text = writeDocument(type);
    expect(text).toContain('Sleep Labs, Inc.');
    expect(text).not.toMatch(/undefined|NaN|null|\[object/);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(84);
    expect(text.length).toBeGreaterThan(1500);
  });

  it.each(types)('have a safe file name (%s)', (type) => {
    const { file_name } = legalDocument(
      type,
      { ...company, name: '../Sleep: "R&D"/<1>' },
      { preparedLocally: false },
    );
    expect(file_name).toMatch(/^[^\\/:*?"<>|\s]+\.txt$/);
    expect(file_name).toContain(documentNames[type].replaceAll(' ', '_'));
  });

  it('include the shares and the par value in the charter', () => {
    const text = writeDocument('articlesOfIncorporation').replaceAll('\n', ' ');
    expect(text).toContain('that it may issue is 10,000,000, each with a par value of $0.001');
    expect(text).toContain('State of Delaware');
    expect(text).toContain('Section 102(b)(7)');
  });

  it('cite the law of Delaware for companies of Delaware only', () => {
    for (const type of types) {
      const text = writeDocument(type, { ...company, state: 'Nevada' });
      expect(text).not.toContain('General Corporation Law');
      expect(text).toContain('Nevada');
    }
  });

  it('warn if the document does not fit the legal form', () => {
    const text = writeDocument('bylaws', { ...company, businessType: 'LLC' });
    expect(text.replaceAll('\n', ' ')).toContain('described as "LLC"');
  });

  it('list every founder with a signature block and shares that sum to the total', () => {
    const text = writeDocument('founderAgreement');
    expect(text).toContain('4,000,000');
    expect(text).toContain('2,500,000');
    expect(text).toContain('$4,000.00');
    expect(text).toContain('Name:      Ada Example');
    expect(text).toContain('Name:      Bo Beispiel');
  });

  it('assign the planned patents and marks to the company', () => {
    const text = writeDocument('ipAssignment');
    for (const title of company.ipStrategy.patentStrategy.provisionalPatents) {
      expect(text).toContain(title);
    }
  });

  it('cannot be forged by line breaks in a name', () => {
    const founders = [{ name: 'Eve\nSignature: signed', email: '', ownership: 65, role: 'CEO' }];
    expect(writeDocument('founderAgreement', { ...company, founders })).not.toMatch(
      /^Signature: signed/m,
    );
  });

  it('have blanks for missing data', () => {
    const empty = { ...company, name: '', legalName: '', state: '', founders: [], description: '' };
    for (const type of types) expect(writeDocument(type, empty)).toContain('____');
  });
});

describe('vesting', () => {
  it('CO-35 CONST-16 takes 4 years with a 1-year cliff', () => {
    const months = vestingMonths(6_500_000);
    expect(months).toHaveLength(48);
    expect(months.slice(0, 11).every(({ total }) => total === 0)).toBe(true);
    expect(months[11]).toMatchObject({ month: 12, vested: 1_625_000, total: 1_625_000 });
    expect(months[47]).toMatchObject({ total: 6_500_000, unvested: 0 });
    expect(writeDocument('vestingSchedule').replaceAll('\n', ' ')).toContain(
      'vest over 4 years with a 1-year cliff',
    );
  });

  it('vests whole, non-negative shares with the exact sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000_000 }), (shares) => {
        const months = vestingMonths(shares);
        expect(months.reduce((sum, { vested }) => sum + vested, 0)).toBe(shares);
        for (const { vested, total, unvested } of months) {
          expect(Number.isInteger(vested) && vested >= 0).toBe(true);
          expect(total + unvested).toBe(shares);
        }
      }),
    );
  });

  it('has a row for every month of every founder', () => {
    const rows = writeDocument('vestingSchedule').match(/^\d+\s+[\d,]+\s+[\d,]+\s+[\d,]+$/gm);
    expect(rows).toHaveLength(96);
  });
});
