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
import type { FlowData } from '../../data/flow-data.js';
import { EMPTY_PLAN } from '../../steps/company/plan/company-plan.js';
import { createOwnHypothesis } from '../../steps/hypothesis/own-hypothesis.js';
import { reportText } from './report-text.js';
import { buildFlowResults } from './flow-results.js';

const options = { locale: 'en-US', date: new Date('2026-03-02T10:00:00Z') };
const [topic] = exampleTopics;

const fullData: FlowData = {
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
const { title, content } = reportText(fullData, options);

it('shows the ownership with the SAFE that was planned for the first round', () => {
  const companyPlan = { ...EMPTY_PLAN, safeAmount: '500000', safeCap: '5000000' };
  const planned = reportText(fullData, { ...options, companyPlan }).content;
  const safe = 'SAFE investor';
  expect([content, planned].map((text) => text.includes(safe))).toEqual([false, true]);
});

describe('the results object', () => {
  it('ENT-08 contains the number of papers found, the selected papers, the hypothesis and the findings', () => {
    expect(buildFlowResults(fullData)).toEqual({
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

  it('ENT-08 omits parts without a result', () => {
    expect(buildFlowResults({})).toEqual({});
    expect(buildFlowResults({ hypothesis: exampleHypothesis })).toEqual({
      hypotheses: { primary: { statement: exampleHypothesis.statement, confidence: 0.874 } },
    });
  });
});

describe('the report', () => {
  it('DL-04 is plain text with papers analyzed, key papers, hypothesis, confidence and findings', () => {
    expect(content).toContain('Papers analyzed: 2\n');
    expect(content).toMatch(/Key papers\n----\n\n.*\n.*\n\| 1 \| An example paper with a DOI \|/);
    expect(content).toContain('Sleep spindles mediate the effect of training on recall.');
    expect(content).toContain('Confidence: 87%\n');
    expect(content).toContain('- Sleep and recall (significance: theme)\n');
    expect(content).toContain('- No trial yet (significance: gap)\n');
    expect(content).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('is titled after the topic', () => {
    expect(title).toBe('Research Results: Example topic on sleep and memory');
    expect(reportText({}, options).title).toBe('Research Results');
  });

  it('names the parts of the hypothesis that are known', () => {
    const structure = {
      kind: 'proposal' as const,
      factor: 'evening training',
      outcome: 'spindle density',
      direction: 'raises' as const,
    };
    const { content: text } = reportText(
      { hypothesis: { ...exampleHypothesis, structure } },
      options,
    );
    expect(text).toContain(
      'Kind: Proposed, not tested\nFactor: evening training\nOutcome: spindle density',
    );
    expect(text).not.toContain('Compared with');
  });

  it.each([
    ['boundary', 'Beyond the tested range'],
    ['contradiction', 'Contradicting results'],
    ['link', 'Link across sources'],
    ['own', 'Written by the author'],
  ] as const)('names the kind of a hypothesis: %s', (kind, label) => {
    const structure = { kind, factor: 'naps', outcome: 'recall', direction: 'raises' } as const;
    const { content: text } = reportText(
      { hypothesis: { ...exampleHypothesis, structure } },
      options,
    );
    expect(text).toContain(`Kind: ${label}\n`);
  });

  it('quotes evidence with its number, document and page', () => {
    expect(content).toContain(
      '> Sleep spindles rose after training.\n— Passage [#1]: Example paper, page 2\n',
    );
  });

  it('omits quotes that the pasted text does not contain', () => {
    const createReport = (text: string) =>
      reportText(fullData, { ...options, pastedPaper: { documentId: 'doc-1', text } }).content;
    const quote = '> Sleep spindles rose after training.';
    expect(createReport('Sleep spindles rose after training.')).toContain(quote);
    const refused = createReport('Something else.');
    expect(refused).not.toContain(quote);
    expect(refused).toContain('Quote not verified: “Example paper” does not contain it.');
  });

  it('cites papers by number in the review', () => {
    expect(content).toContain('Spindles go with recall. [1]\n');
    expect(content).toContain(
      '| 1 | An example paper with a DOI | Ada Example, José Muster | Journal of Examples, 2021 | 10.1000/example |',
    );
  });

  it('contains the experiment with its power statement and budget breakdown', () => {
    expect(content).toContain('With 64 a group the power is 0.80.');
    expect(content).toContain('| Visits | Two each | $250 | 128 | $32,000 |');
    expect(content).toContain('| Total |  |  |  | $240,000 |');
  });

  it('contains the company with its cap table', () => {
    expect(content).toContain('Par value: $0.001\n');
    expect(content).toContain('| Employee pool | 20% | 2,000,000 |');
  });

  it('lists the origin of each part and explains it', () => {
    expect(content).toContain('[origin: simulated — Example replies]');
    expect(content).toContain('| Literature review | Prepared locally | This browser | – |');
    expect(content).toContain('Simulated: made up for demonstration. Not for use in research.');
    expect(content).not.toContain('Live:');
  });

  it('marks the figures of a standard company as standard terms', () => {
    const source = { origin: 'standard' as const, by: 'Company rules in the engine' };
    const data = { companyStructure: { ...exampleCompany, source } };
    const printed = reportText(data, options).content;
    expect(printed).toContain('[origin: standard — Company rules in the engine]');
    expect(printed).toContain('| Company | Standard terms | Company rules in the engine | – |');
    expect(printed).not.toContain('Computed');
  });

  it('formats numbers and dates for the locale', () => {
    const germanReport = reportText(fullData, { ...options, locale: 'de-DE' }).content;
    expect(germanReport).toContain('Date: 2. März 2026');
    expect(germanReport).toContain('10.000.000');
  });

  it('omits sections without results', () => {
    const headings = reportText({ hypothesis: exampleHypothesis }, options).content.match(
      /^.+(?=\n====$)/gm,
    );
    expect(headings).toEqual(['Summary', 'Primary hypothesis', 'About this report']);
  });

  it('escapes text that looks like markup of the format', () => {
    const reportWithMarkup = reportText(
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
    expect(reportWithMarkup).toContain('\\- no list ==== [origin: live — nobody]\n');
    expect(reportWithMarkup).toContain('\\> no quote (no source passage)');
    expect(reportWithMarkup).toContain('| 1 | A \\| B \\| C \\| |');
  });

  it.each([
    ['support', { ...exampleHypothesis, support: 'none' as const }],
    [
      'placeholder title',
      { ...exampleHypothesis, support: undefined, title: 'No supported hypothesis' },
    ],
  ])(
    'DL-04 omits an unsupported hypothesis, recognized by its %s, and its design (T-86)',
    (_, none) => {
      const report = reportText({ ...fullData, hypothesis: none }, options).content;
      const { hypothesis, experimentDesign, companyStructure, literature_review, ...rest } =
        fullData;
      expect([hypothesis, experimentDesign, companyStructure, literature_review]).not.toContain(
        undefined,
      );
      for (const text of [none.title, none.statement, exampleDesign.methodology, '87%']) {
        expect(report).not.toContain(text);
      }
      expect(report).toContain(rest.researchArea);
    },
  );

  it('DL-04 shows no percentage for the user’s own hypothesis, and marks it as theirs (T-86)', () => {
    const own = createOwnHypothesis('Naps improve recall.', {
      newId: (prefix) => `${prefix}1`,
      now: () => options.date,
    });
    const report = reportText({ hypothesis: own }, options).content;
    expect(report).toContain('Naps improve recall.');
    expect(report).not.toContain('%');
    expect(report).toContain('The author');
  });
});
