import { examplePapers } from '@spinout/api-client/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FoldedLiteratureSummary, LiteratureSummary } from './literature-summary.view.js';

const analysis = { themes: ['Sleep (2 papers)'], gaps: [], methodologies: [] };

describe.each([
  ['summary', LiteratureSummary],
  ['folded summary', FoldedLiteratureSummary],
])('the %s of a search', (_, Summary) => {
  it('is not rendered again for a new list of the same papers', () => {
    const read = vi.fn(() => analysis);
    const found = {
      papers: examplePapers,
      source: { origin: 'simulated', by: 'Example replies' } as const,
      get analysis() {
        return read();
      },
    };
    const { rerender } = render(<Summary found={found} papers={[...examplePapers]} />);
    const before = read.mock.calls.length;
    rerender(<Summary found={found} papers={[...examplePapers]} />);
    expect(read).toHaveBeenCalledTimes(before);
    rerender(<Summary found={found} papers={examplePapers.slice(1)} />);
    expect(read.mock.calls.length).toBeGreaterThan(before);
  });

  it('is rendered again for the result of another search', () => {
    const found = {
      papers: examplePapers,
      source: { origin: 'simulated', by: 'Example replies' } as const,
      analysis,
    };
    const { rerender } = render(<Summary found={found} papers={examplePapers} />);
    const next = { ...found, analysis: { ...analysis, themes: ['Memory (1 paper)'] } };
    rerender(<Summary found={next} papers={examplePapers} />);
    expect(screen.getAllByText(/Memory \(1 paper\)/)).not.toHaveLength(0);
  });
});
