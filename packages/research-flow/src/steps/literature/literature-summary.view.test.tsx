import { examplePapers } from '@spinout/api-client/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

describe('a summary with more than its first entries', () => {
  const show = (change: Partial<Record<keyof typeof analysis, string[]>>) =>
    render(
      <LiteratureSummary
        found={{ papers: [], source: null, analysis: { ...analysis, ...change } }}
        papers={[]}
      />,
    );
  const themes = ['Sleep', 'Recall', 'Spindles', 'Naps', 'Age'];
  const listThemes = () =>
    within(screen.getByRole('list', { name: 'Key Themes' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('shows the rest on request', async () => {
    show({ themes });
    expect(listThemes()).toEqual(themes.slice(0, 3));
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more', expanded: false }));
    expect(listThemes()).toEqual(themes);
    await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(listThemes()).toEqual(themes.slice(0, 3));
  });

  it('shows the whole of a long sentence on request', () => {
    show({ gaps: ['No paper here joins naps and age. '.repeat(8)] });
    expect(screen.getByRole('button', { name: 'Show all' })).toBeVisible();
  });

  it('has no button if everything is visible', () => {
    show({});
    expect(screen.queryByRole('button')).toBeNull();
  });
});
