import { expect } from 'vitest';
import { readPastedText } from '../reading/read-paper.js';
import { analyzeDocument } from './analysis.js';

export const TITLE = 'Night warmth and pollen in lime trees';

/** Analyzes a pasted paper, and expects each quote to be in its text, word for word. */
export const analyze = async (...paragraphs: readonly string[]) => {
  const { pages } = readPastedText(paragraphs.join('\n\n'));
  const stored = pages.map((text, index) => ({ number: index + 1, text }));
  const analysis = await analyzeDocument({
    id: 'doc-1',
    journeyId: 'journey-1',
    title: TITLE,
    method: 'text',
    fileName: null,
    paged: false,
    pages: stored,
    addedAt: '2026-03-01T12:00:00.000Z',
  });
  for (const claim of [
    ...(analysis.summary ?? []),
    ...(analysis.findings ?? []),
    ...(analysis.gaps ?? []),
    ...(analysis.limitations ?? []),
    ...(analysis.statistics?.inconsistencies ?? []),
  ]) {
    for (const { start, end, quote } of claim.evidence)
      expect(stored[0]?.text.slice(start, end)).toBe(quote);
  }
  return analysis;
};
