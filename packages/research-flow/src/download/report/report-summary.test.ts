import type { Claim, Evidence } from '@spinout/api-client';
import {
  exampleAnalysis,
  exampleCompany,
  exampleDesign,
  exampleHypothesis,
  examplePapers,
} from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import type { FlowData } from '../../data/flow-data.js';
import { reportMessages } from './report.messages.js';
import { reportText } from './report-text.js';
import { shorten } from './shorten.js';

const options = { locale: 'en-US', date: new Date('2026-03-02T10:00:00Z') };
const computed = { origin: 'computed', by: 'Text analysis', at: '2026-03-02T10:00:00Z' } as const;

const passage = (quote: string): Evidence => ({
  document_id: 'doc-1',
  document_title: 'Example paper',
  kind: 'uploaded',
  page: 2,
  start: 0,
  end: quote.length,
  quote,
  before: '',
  after: '',
});
const claim = (text: string, ...quotes: string[]): Claim => ({
  text,
  evidence: quotes.map(passage),
});

const data: FlowData = {
  hypothesis: {
    ...exampleHypothesis,
    claims: [
      claim('Your paper suggests it.', 'Spindles rose.'),
      claim('It fits.', 'Recall rose.', 'Spindles rose.'),
      claim('It may last.'),
    ],
    source: computed,
  },
  paper_analysis: {
    ...exampleAnalysis,
    summary: [claim('Spindles rose.', 'Spindles rose.')],
    findings: [],
    gaps: [claim('Nobody knows how long it lasts.', 'Nobody knows how long it lasts.')],
  },
  papers: { documents: [], results: examplePapers },
  experimentDesign: {
    ...exampleDesign,
    timeline: [
      { phase: 'Setup', duration: '2 weeks', description: '' },
      { phase: 'Main study', duration: '8 weeks', description: '' },
    ],
    power_analysis: {
      test: 'Two-sample t test',
      effect: { name: "Cohen's d", value: 0.5, basis: 'Stated in no source.' },
      alpha: 0.05,
      power: 0.8,
      tails: 2,
      attrition: 0,
      groups: 2,
      per_group: 64,
      total: 128,
      statement: 'With 64 a group the power is 0.80.',
      curve: [
        { per_group: 32, power: 0.5 },
        { per_group: 96, power: 0.9 },
      ],
    },
    budget_lines: [
      { item: 'Visits', unit_cost_usd: 250, units: 128, total_usd: 32_000, basis: 'Two each' },
      { item: 'Staff', unit_cost_usd: 52_000, units: 4, total_usd: 208_000, basis: 'A year' },
    ],
  },
  companyStructure: exampleCompany,
};
const { content } = reportText(data, options);
const [summary = '', full = ''] = content.split('\n[contents: Contents]\n');

describe('the summary of the report', () => {
  it('comes before the contents, with the claim, its strength and its reasons', () => {
    expect(summary).toContain('\nSummary\n====\n');
    expect(summary).toContain(`Claim: ${exampleHypothesis.statement}\n`);
    expect(summary).toContain(
      'Evidence strength: Strong (87%). Passages quoted in this report: 2.',
    );
    expect(summary).toContain('- Your paper suggests it. “Spindles rose.” (See passage [#1].)');
    expect(summary).toContain('- It fits. “Recall rose.” (See passage [#2] and [#1].)');
    expect(full).toContain('Primary hypothesis\n====\n');
  });

  it('has experiment and company in numbers', () => {
    expect(summary).toContain("Planned power: 80% to detect Cohen's d = 0.5\n");
    expect(summary).toContain('Budget: $240,000\n');
    expect(summary).toMatch(/Ownership: Founders \d+%, Employee pool 20%, Investor reserve \d+%/);
  });

  it('says that standard terms are no results', () => {
    const build = (origin: 'standard' | 'computed') =>
      reportText(
        { ...data, companyStructure: { ...exampleCompany, source: { origin, by: 'Rules' } } },
        options,
      ).content;
    expect(build('standard')).toContain('They are no results, and no valuation of this research.');
    expect(build('computed')).not.toContain('They are no results');
  });

  it('names what is simulated, and what is open', () => {
    expect(summary).toContain(
      '- Simulated: Your paper, Experiment design, Company, and Literature.',
    );
    expect(summary).not.toContain('Prepared locally');
    expect(summary).toContain('- Claims without a source passage: 1.');
    expect(summary).toContain('- Nobody knows how long it lasts.');
  });

  it('says so if nothing is simulated', () => {
    const { hypothesis } = data;
    const { content: text } = reportText(hypothesis ? { hypothesis } : {}, options);
    expect(text).toContain(
      'Nothing in this report is simulated or a substitute for a failed request.',
    );
  });

  it('shortens long texts after a word', () => {
    expect(shorten('one two three', 20)).toBe('one two three');
    expect(shorten('one two three four', 14)).toBe('one two three…');
    expect(shorten('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
  });
});

describe('evidence in the report', () => {
  it('is quoted once, and referred to by its number afterwards', () => {
    expect(content.match(/^> Spindles rose\.$/gm)).toHaveLength(1);
    expect(content).toContain('> Recall rose.\n— Passage [#2]: Example paper, page 2');
    expect(content).toContain('It fits. (See passage [#1].)');
    expect(content).toContain('“Spindles rose.” (See passage [#1].)');
  });
});

describe('figures in the report', () => {
  it('have numbers in their order, and their data as plain numbers', () => {
    expect(content.match(/(?<=^\[figure: \w+ — )Figure \d\. [^\]]+/gm)).toEqual([
      'Figure 1. Papers by year',
      'Figure 2. Power by group size',
      'Figure 3. Timeline of the experiment',
      'Figure 4. Budget by item',
      'Figure 5. Ownership at formation',
      'Figure 6. Ownership after each round',
    ]);
    expect(content).toContain('| 64 | 70 | 64 per group: 70% |');
    expect(content).toContain('| Main study | 2 | 10 | 8 weeks |');
    expect(content).toContain('| Staff | 208000 | $208,000 |');
  });

  it('are left out without data', () => {
    expect(reportText({ hypothesis: exampleHypothesis }, options).content).not.toContain('[figure');
  });
});

describe('a report in another language', () => {
  it('names its language, its number format and its origins', () => {
    const messages = { ...reportMessages, language: 'de', originComputed: 'Berechnet' };
    const { content: german } = reportText(data, { ...options, locale: 'de-DE', messages });
    expect(german).toContain('[origin: computed (Berechnet) — Text analysis]');
    expect(german).toContain('[language: de]\n\n[number format: de-DE]\n');
    expect(german).toContain('2. März 2026, 10:00 UTC');
    expect(content).not.toContain('[language');
  });

  it('is in English if its letters cannot be printed', () => {
    const messages = { ...reportMessages, language: 'ar', summary: 'الملخص' };
    expect(reportText(data, { ...options, locale: 'ar-EG', messages }).content).toBe(content);
    expect(reportText(data, { ...options, locale: 'ja' }).content).toBe(content);
    expect(reportText(data, { ...options, locale: 'el' }).content).toContain('2 Μαρτίου 2026');
  });
});
