import { describe, expect, it } from 'vitest';
import { defaultCompany } from './default-company.js';
import { patentFiling, trademarkChecklist } from './ip-filings.js';

const company = defaultCompany({ topic: 'sleep', researchArea: null, id: 'c' });
const [first = '', second = ''] = company.ipStrategy.patentStrategy.provisionalPatents;

describe('IP filings', () => {
  it('T-32 include a trademark checklist for the mark', () => {
    const { fileName, mediaType, text } = trademarkChecklist('Sleep: Technologies', company);
    expect(fileName).toBe('Trademark_Checklist_Sleep_Technologies.txt');
    expect(mediaType).toBe('text/plain');
    expect(text).toContain('Mark:      Sleep: Technologies');
    expect(text).toContain('Applicant: Sleep Labs, Inc.');
  });

  it('T-32 include a provisional patent application with cover sheet and checklist', () => {
    const { text } = patentFiling(first, company);
    expect(text).toContain(`Title of the invention:  ${first}`);
    expect(text).toContain('COVER SHEET (DRAFT)');
    expect(text).toMatch(/within these\s+12\s+months/);
    expect(text).toContain('$150,000');
  });

  it('name the published paper as prior art, and whose it is', () => {
    const prior = { title: 'Insects decline', authors: ['A. Hall', 'B. Sorg', 'C. Jon', 'D. Sie'] };
    const text = patentFiling(second, company, 'en-US', prior).text.replaceAll('\n', ' ');
    expect(text).toContain('“Insects decline” by A. Hall, B. Sorg, C. Jon and others');
    expect(text).toContain('a paper is prior art');
    expect(patentFiling(second, company).text).not.toContain('a paper is prior art');
    expect(patentFiling(second, company).text).toContain('Not assessed');
  });

  it('have different file names for two patents of one topic', () => {
    const long = 'neural mechanisms of memory consolidation and their many consequences in sleep';
    const { ipStrategy } = defaultCompany({ topic: long, researchArea: null, id: 'c' });
    const [a = '', b = ''] = ipStrategy.patentStrategy.provisionalPatents;
    const other = { ...company, ipStrategy };
    expect(patentFiling(a, other).fileName).not.toBe(patentFiling(b, other).fileName);
  });

  it.each([
    ['trademark', trademarkChecklist('Sleep', company).text],
    ['patent', patentFiling(second, company).text],
  ])('T-32 CO-23 never claim that anything was filed (%s)', (_, text) => {
    expect(text.split('\n')[0]).toContain('Nothing has been filed');
    expect(text).not.toMatch(
      /\b(?:was|were|is|are) (?:successfully )?(?:filed|registered|submitted)\b(?!,)/,
    );
  });
});
