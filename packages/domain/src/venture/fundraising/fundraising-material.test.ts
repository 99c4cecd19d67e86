import { describe, expect, it } from 'vitest';
import type { CompanyStructure } from '@spinout/api-client';
import { formatCsvCell } from '../csv.js';
import { defaultCompany } from '../default-company.js';
import { computeFinancialMonths } from './financial-model.js';
import { fundraisingMaterial } from './fundraising-material.js';
import { materialNames, type MaterialKind } from './material-names.js';

const company: CompanyStructure = {
  ...defaultCompany({ topic: 'sleep', researchArea: null, id: 'c' }),
  founders: [{ name: '=HYPERLINK("x"), Ada', email: 'a@example.org', ownership: 65, role: 'CEO' }],
};
const named = { ...company, name: 'Dormio', legalName: 'Dormio, Inc.' };
const kinds = Object.keys(materialNames) as MaterialKind[];
const parseRows = (text: string) => text.split('\r\n').filter(Boolean);

describe('fundraising materials', () => {
  it('T-31 are five: pitch deck, executive summary, financial model, cap table, due diligence list', () => {
    expect(Object.values(materialNames)).toEqual([
      'Pitch deck',
      'Executive summary',
      'Financial model',
      'Cap table',
      'Due diligence list',
    ]);
  });

  it.each(kinds)('T-31 are filled with the data of the company (%s)', (kind) => {
    const { fileName, mediaType, text } = fundraisingMaterial(kind, company);
    const isTable = kind === 'capTable' || kind === 'financialModel';
    expect(mediaType).toBe(isTable ? 'text/csv' : 'text/plain');
    expect(fileName).toMatch(isTable ? /^Sleep_Labs_.*\.csv$/ : /^Sleep_Labs_.*\.txt$/);
    expect(text).toContain('Sleep');
    // The material must contain the name, not only the titles of the patents.
    expect(fundraisingMaterial(kind, named).text).toContain('Dormio');
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });

  it('CO-36 CONST-17 has a pitch deck of 10-15 slides', () => {
    const slides = fundraisingMaterial('pitchDeck', company).text.match(/^Slide \d+:/gm) ?? [];
    expect(slides).toHaveLength(12);
  });

  it('include valuations and dilution in the executive summary', () => {
    const { text } = fundraisingMaterial('executiveSummary', company);
    for (const value of ['$10,000,000', '$33,000,000', '39.39%', '$0.80', '$2.00', '6,500,000']) {
      expect(text).toContain(value);
    }
  });

  it('have the ownership with the pool and the SAFE of the first round, and name their terms', () => {
    const firstRound = {
      pool: { percent: 10, of: 'postMoney' as const },
      safes: [{ investor: 'S', amountCents: 50_000_000, capCents: 500_000_000 }],
    };
    const write = (kind: MaterialKind) =>
      fundraisingMaterial(kind, company, undefined, undefined, firstRound).text;
    // $500,000 / $5,000,000 of the company before the round: 1,111,111 shares beside 10,000,000.
    const rows = parseRows(write('capTable'));
    expect(rows).toContain('Option pool (%) of all shares after the investment,10');
    expect(rows).toContain('S: post-money valuation cap (USD),5000000');
    expect(rows).toContain('Seed Round,0.72,10000000,S,1111111,8');
    expect(write('executiveSummary')).toContain('46.8%');
    expect(write('pitchDeck')).toContain('Founders after both rounds: 35.45%');
  });

  it('format money in the given locale', () => {
    const { text } = fundraisingMaterial('pitchDeck', company, 'de-DE');
    expect(text).toContain('2.000.000');
  });

  it('compute a continuous cash flow over 36 months that never falls below zero', () => {
    const months = computeFinancialMonths(company);
    expect(months).toHaveLength(36);
    months.forEach((month, i) => {
      expect(month.opening).toBe(months[i - 1]?.closing ?? 0);
      expect(month.closing).toBe(month.opening + month.funding + month.revenue - month.spending);
      expect(month.personnel + month.research + month.patents + month.overhead).toBe(
        month.spending,
      );
      expect(month.closing).toBeGreaterThanOrEqual(0);
    });
    expect(months[0]?.funding).toBe(2_000_000);
    expect(months[23]?.funding).toBe(8_000_000);
    const patents = months.reduce((sum, month) => sum + month.patents, 0);
    expect(Math.abs(patents - 150_000)).toBeLessThan(20);
  });

  it('T-31 show the planned experiment in the months of its duration', () => {
    const plan = { budgetUsd: 208_000, months: 8.5 };
    const months = computeFinancialMonths(company, plan);
    const paid = months.map(({ experiment }) => experiment);
    expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(208_000);
    expect(paid.slice(0, 9).every((amount) => amount > 0)).toBe(true);
    expect(paid.slice(9).every((amount) => amount === 0)).toBe(true);
    expect(months.at(-1)?.closing).toBeGreaterThanOrEqual(0);
    expect(months[0]?.spending).toBeGreaterThan(months[9]?.spending ?? 0);
    const { text } = fundraisingMaterial('financialModel', company, 'en-US', plan);
    expect(text).toContain('Planned experiment');
    expect(text).toContain('costs $208,000, spent evenly over months 1 to 9');
  });

  it('include the financial model as a table with its assumptions', () => {
    const rows = parseRows(fundraisingMaterial('financialModel', company).text);
    expect(rows.filter((row) => row.startsWith('Assumption '))).toHaveLength(9);
    expect(rows.filter((row) => /^\d+,/.test(row))).toHaveLength(36);
  });

  it('include the totals of the cap table', () => {
    const { text } = fundraisingMaterial('capTable', company);
    expect(text).toContain('Total,,10000000,100\r\n');
    expect(text).toContain('Series A,2,33000000,Founders,6500000,39.39\r\n');
  });

  it('list each document with its state', () => {
    const legalDocuments = { ...company.legalDocuments, bylaws: true };
    const { text } = fundraisingMaterial('dueDiligence', { ...company, legalDocuments });
    expect(text).toContain('[ ] Bylaws (draft ready)');
    expect(text).toContain('[ ] NDA Template (pending)');
  });

  it('escape a name that looks like a formula', () => {
    const { text } = fundraisingMaterial('capTable', company);
    expect(text).toContain(`"'=HYPERLINK(""x""), Ada"`);
  });
});

describe('a CSV cell', () => {
  it.each([
    ['=1+1', `'=1+1`],
    ['+1', `'+1`],
    ['-1', `'-1`],
    ['@x', `'@x`],
    [' =1', `' =1`],
    ['\t=1', `'\t=1`],
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['a\nb', '"a\nb"'],
    ['plain', 'plain'],
  ])('%j is written as %j', (text, cell) => expect(formatCsvCell(text)).toBe(cell));

  it('keeps numbers as numbers', () => {
    expect(formatCsvCell(-5)).toBe('-5');
    expect(formatCsvCell(Number.NaN)).toBe('');
    expect(formatCsvCell(null)).toBe('');
  });
});
