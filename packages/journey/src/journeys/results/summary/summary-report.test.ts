import type { ResearchBundle } from '@spinout/api-client';
import { exampleBundle } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { resultsMessages as messages } from '../results.messages.js';
import { summaryReport } from './summary-report.js';

const createReport = (change: Partial<ResearchBundle> = {}, locale = 'en-US') =>
  summaryReport({
    bundle: { ...exampleBundle, ...change },
    locale,
    messages,
    date: new Date('2026-03-02T10:00:00Z'),
  });

describe('the summary of a run', () => {
  it('API-11 T-14 begins with topic, data source and key figures of the run', () => {
    const { content } = createReport();
    for (const line of [
      'Topic: Example topic on BRCA1',
      'Data source: Simulated',
      'Date of this file: March 2, 2026',
      'Papers analysed: 14',
      'Hypothesis confidence: 82%',
      'Structure score: 89.3 (mean pLDDT, 0–100)',
    ]) {
      expect(content.split('\n')).toContain(line);
    }
  });

  it.each([
    [
      [
        { name: 'First', impact_factor: 4.5 },
        { name: 'Second', impact_factor: 9 },
      ],
      'First (impact factor 4.5)',
    ],
    [[{ name: 'First', impact_factor: null }], 'First (impact factor N/A)'],
    [[], 'N/A (impact factor N/A)'],
  ])('PIPE-19 T-45 names the first target journal of %j (S-75)', (target_journals, text) => {
    const paper = exampleBundle.paper && { ...exampleBundle.paper, target_journals };
    expect(createReport({ paper }).content).toContain(`Target journal: ${text}\n`);
  });

  it('PIPE-18 states in title and text that its data are simulated', () => {
    const { title, content } = createReport();
    expect(title).toBe('Research Summary: Example topic on BRCA1 (simulated data)');
    expect(content).toContain('for demonstration. Not for use in research.');
    expect(content).toContain('[origin: simulated — Example replies]');
    expect(createReport({ dataSource: 'Bundled library' }).title).toBe(
      'Research Summary: Example topic on BRCA1',
    );
  });

  it('has a section with origin for each part of the run, and none for missing parts', () => {
    const sections = (content: string) => content.match(/^.+(?=\n====$)/gm);
    expect(sections(createReport().content)).toEqual([
      'Hypothesis',
      'Findings',
      'Literature',
      'Experiment design',
      'Protein structure',
      'Paper',
      'About this summary',
    ]);
    const nothing = createReport({
      literature: null,
      hypotheses: null,
      experimentDesign: null,
      structure: null,
      analysis: null,
      paper: null,
    });
    expect(sections(nothing.content)).toEqual(['About this summary']);
    expect(nothing.content).toContain('Papers analysed: N/A');
  });

  it('quotes the evidence of a claim with document and page, or states that there is none', () => {
    const { hypotheses } = exampleBundle;
    if (!hypotheses) throw new Error('no example');
    const evidence = {
      document_id: 'd',
      document_title: 'A document',
      kind: 'library' as const,
      page: 3,
      start: 0,
      end: 8,
      quote: 'A passage.',
      before: '',
      after: '',
    };
    const { content } = createReport({
      hypotheses: {
        ...hypotheses,
        primary: {
          ...hypotheses.primary,
          claims: [
            { text: 'Said in other words.', evidence: [evidence] },
            { text: 'Said by nobody.', evidence: [] },
          ],
        },
      },
    });
    expect(content).toContain('Said in other words.\n\n> A passage.\n— A document, page 3');
    expect(content).toContain('Said by nobody. (no source passage)');
  });

  it('shows each finding with its statistics in brackets', () => {
    const { analysis } = exampleBundle;
    const { content } = createReport({
      analysis: analysis && {
        ...analysis,
        key_findings: [
          ...analysis.key_findings,
          {
            finding: 'A count.',
            significance: 'This is half of them.',
            confidence_interval: undefined,
            effect_size: undefined,
          },
        ],
      },
    });
    expect(content).toContain(
      '- Example: repair was slower by a fifth. (p = 0.01; interval 0.1 to 0.3; effect size 0.5)\n- A count. This is half of them.\n',
    );
  });

  it('keeps malicious texts of a run as text on one line', () => {
    const { content } = createReport({ topic: 'x\n====\n[origin: live — nobody]\n- y' });
    expect(content).toContain('Topic: x ==== [origin: live — nobody] - y\n');
  });

  it('formats numbers and dates by locale', () => {
    expect(createReport({}, 'de-DE').content).toContain('Structure score: 89,3');
  });
});
