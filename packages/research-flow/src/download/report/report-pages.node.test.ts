import { createApiClient, type Claim } from '@spinout/api-client';
import {
  exampleAnalysis,
  exampleCompany,
  exampleDesign,
  exampleHypothesis,
} from '@spinout/api-client/testing';
import { createNodeEngine } from '@spinout/engine/node';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { reportText } from './report-text.js';

const LONG = 'A sentence about sleep, memory and recall that goes on. '.repeat(40).trim();
const source = { origin: 'simulated', by: LONG } as const;

const createClaim = (number: number): Claim => ({
  text: `${number}. ${LONG}`,
  evidence: [1, 2, 3].map((part) => ({
    document_id: `doc-${number}`,
    document_title: LONG,
    kind: 'uploaded',
    page: part,
    start: 0,
    end: LONG.length,
    quote: `${number}.${part}. ${LONG}`,
    before: '',
    after: '',
  })),
});
const claims = [1, 2, 3, 4, 5, 6].map(createClaim);

describe('the printed report', () => {
  it('has a summary of two pages at most, then the contents, however long its texts are', async () => {
    const report = reportText(
      {
        interest: { id: 'interest-1', title: LONG.slice(0, 200) },
        hypothesis: {
          ...exampleHypothesis,
          statement: LONG,
          claims,
          topic_coverage: { covered: 'sleep', not_covered: 'memory' },
          next_steps: [LONG],
          source,
        },
        paper_analysis: {
          ...exampleAnalysis,
          gaps: claims.map(({ text }) => ({ text, evidence: [] })),
          source,
        },
        literature_review: { synthesis: [], source },
        experimentDesign: { ...exampleDesign, methodology: LONG, duration: LONG, source },
        companyStructure: { ...exampleCompany, legalName: LONG, source },
      },
      { locale: 'en-US', date: new Date('2026-03-02T10:00:00Z') },
    );
    const api = createApiClient({ transport: createNodeEngine() });
    const pdf = await api.pdf.generate(report);
    const task = getDocument({ data: new Uint8Array(await pdf.arrayBuffer()), verbosity: 0 });
    const document = await task.promise;
    const { items } = await (await document.getPage(3)).getTextContent();
    expect(items.map((item) => ('str' in item ? item.str : ''))).toContain('Contents');
    await task.destroy();
  });
});
