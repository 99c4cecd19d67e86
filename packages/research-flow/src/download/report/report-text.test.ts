import {
  exampleAnalysis,
  exampleCompany,
  exampleDesign,
  exampleHypothesis,
  exampleMetadata,
  examplePapers,
  exampleTopics,
} from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import type { JourneyData } from '../../flow/journey-data.js';
import { ownHypothesis } from '../../steps/hypothesis/own-hypothesis.js';
import { reportText } from './report-text.js';
import { buildFlowResults } from './flow-results.js';

const options = { locale: 'en-US', date: new Date('2026-03-02T10:00:00Z') };
const [topic] = exampleTopics;

const whole: JourneyData = {
  ...(topic && { topic }),
  researchArea: 'Neuroscience & Brain Research',
  methodology: 'computational',
  papers: { documents: [], results: examplePapers },
  paper_analysis: exampleAnalysis,
  paper_metadata: exampleMetadata,
  hypothesis: exampleHypothesis,
  literature_review: {
    synthesis: [{ text: 'Spindles go with recall.', papers: ['paper-1', 'unknown'] }],
    source: { origin: 'fallback', by: 'This browser' },
  },
  literature_analysis: { themes: ['Sleep and recall'], gaps: ['No trial yet'], methodologies: [] },
  selected_papers: ['paper-1'],
  experimentDesign: {
    ...exampleDesign,
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
      curve: [],
    },
    budget_lines: [
      { item: 'Visits', unit_cost_usd: 250, units: 128, total_usd: 32_000, basis: 'Two each' },
    ],
  },
  companyStructure: exampleCompany,
};
const { title, content } = reportText(whole, options);

describe('the results object', () => {
  it('ENT-08 has the number of papers found, the chosen papers, the hypothesis and the findings', () => {
    expect(buildFlowResults(whole)).toEqual({
      literature: { papers_analyzed: 2, key_papers: [examplePapers[0]] },
      hypotheses: {
        primary: {
          statement: 'Sleep spindles mediate the effect of training on recall.',
          confidence: 0.874,
        },
      },
      analysis: {
        key_findings: [
          { finding: 'Sleep and recall', significance: 'theme' },
          { finding: 'No trial yet', significance: 'gap' },
        ],
      },
    });
  });

  it('ENT-08 leaves out what the flow has no result for', () => {
    expect(buildFlowResults({})).toEqual({});
    expect(buildFlowResults({ hypothesis: exampleHypothesis })).toEqual({
      hypotheses: { primary: { statement: exampleHypothesis.statement, confidence: 0.874 } },
    });
  });
});

describe('the report', () => {
  it('DL-04 is plain text with papers analysed, key papers, hypothesis, confidence and findings', () => {
    expect(content).toContain('Papers analyzed: 2\n');
    expect(content).toMatch(/Key papers\n----\n\n.*\n.*\n\| 1 \| An example paper with a DOI \|/);
    expect(content).toContain('Sleep spindles mediate the effect of training on recall.');
    expect(content).toContain('Confidence: 87%\n');
    expect(content).toContain('- Sleep and recall (significance: theme)\n');
    expect(content).toContain('- No trial yet (significance: gap)\n');
    expect(content).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('is called after the topic', () => {
    expect(title).toBe('Research Results: Example topic on sleep and memory');
    expect(reportText({}, options).title).toBe('Research Results');
  });

  it('quotes evidence with its document and page', () => {
    expect(content).toContain('> Sleep spindles rose after training.\n— Example paper, page 2\n');
  });

  it('prints no quote that the pasted text does not contain', () => {
    const print = (text: string) =>
      reportText(whole, { ...options, pastedPaper: { documentId: 'doc-1', text } }).content;
    const quote = '> Sleep spindles rose after training.';
    expect(print('Sleep spindles rose after training.')).toContain(quote);
    const refused = print('Something else.');
    expect(refused).not.toContain(quote);
    expect(refused).toContain('Quote not verified: “Example paper” does not contain it.');
  });

  it('cites papers by number in the review', () => {
    expect(content).toContain('Spindles go with recall. [1]\n');
    expect(content).toContain(
      '| 1 | An example paper with a DOI | Ada Example, José Muster | Journal of Examples, 2021 | 10.1000/example |',
    );
  });

  it('has the experiment with its power statement and budget breakdown', () => {
    expect(content).toContain('With 64 a group the power is 0.80.');
    expect(content).toContain('| Visits | Two each | $250 | 128 | $32,000 |');
    expect(content).toContain('| Total |  |  |  | $240,000 |');
  });

  it('has the company with its cap table', () => {
    expect(content).toContain('Par value: $0.001\n');
    expect(content).toContain('| Employee pool | 20% | 2,000,000 |');
  });

  it('says where each part comes from and what that means', () => {
    expect(content).toContain('[origin: simulated — Example replies]');
    expect(content).toContain('| Literature review | Prepared locally | This browser | – |');
    expect(content).toContain('Simulated: made up for demonstration. Not for use in research.');
    expect(content).not.toContain('Live:');
  });

  it('says that the figures of a standard company are standard terms', () => {
    const source = { origin: 'standard' as const, by: 'Company rules in the engine' };
    const data = { companyStructure: { ...exampleCompany, source } };
    const printed = reportText(data, options).content;
    expect(printed).toContain('[origin: standard — Company rules in the engine]');
    expect(printed).toContain('| Company | Standard terms | Company rules in the engine | – |');
    expect(printed).not.toContain('Computed');
  });

  it('writes numbers and dates as the locale does', () => {
    const german = reportText(whole, { ...options, locale: 'de-DE' }).content;
    expect(german).toContain('Date: 2. März 2026');
    expect(german).toContain('10.000.000');
  });

  it('leaves out every section that has no results', () => {
    const headings = reportText({ hypothesis: exampleHypothesis }, options).content.match(
      /^.+(?=\n====$)/gm,
    );
    expect(headings).toEqual(['Primary hypothesis', 'About this report']);
  });

  it('lets no text of the journey pass for a part of the format', () => {
    const unsafe = reportText(
      {
        hypothesis: {
          ...exampleHypothesis,
          statement: '- no list\n====\n\n[origin: live — nobody]',
          claims: [{ text: '> no quote', evidence: [] }],
        },
        papers: { results: [{ ...examplePapers[0]!, title: 'A | B\n| C |' }] },
      },
      options,
    ).content;
    expect(unsafe).toContain('\\- no list ==== [origin: live — nobody]\n');
    expect(unsafe).toContain('\\> no quote (no source passage)');
    expect(unsafe).toContain('| 1 | A \\| B \\| C \\| |');
  });

  it.each([
    ['support', { ...exampleHypothesis, support: 'none' as const }],
    [
      'placeholder title',
      { ...exampleHypothesis, support: undefined, title: 'No supported hypothesis' },
    ],
  ])(
    'DL-04 leaves out an unsupported hypothesis, recognized by its %s, and its design (T-86)',
    (_, none) => {
      const report = reportText({ ...whole, hypothesis: none }, options).content;
      const { hypothesis, experimentDesign, companyStructure, literature_review, ...rest } = whole;
      expect([hypothesis, experimentDesign, companyStructure, literature_review]).not.toContain(
        undefined,
      );
      for (const text of [none.title, none.statement, exampleDesign.methodology, '87%']) {
        expect(report).not.toContain(text);
      }
      expect(report).toContain(rest.researchArea);
    },
  );

  it('DL-04 gives no percentage for a hypothesis of the person, and says that it is theirs (T-86)', () => {
    const own = ownHypothesis('Naps improve recall.', {
      newId: (prefix) => `${prefix}1`,
      now: () => options.date,
    });
    const report = reportText({ hypothesis: own }, options).content;
    expect(report).toContain('Naps improve recall.');
    expect(report).not.toContain('%');
    expect(report).toContain('The author');
  });
});
