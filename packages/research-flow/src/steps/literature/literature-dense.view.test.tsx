import { examplePapers } from '@spinout/api-client/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LiteraturePaper } from './literature-paper.view.js';
import { LiteratureSummary } from './literature-summary.view.js';
import { PaperAbstract } from './paper-abstract.view.js';

const [paper] = examplePapers;
if (!paper) throw new Error('There is no example.');

const citing = {
  document_id: 'mine',
  document_title: 'My paper',
  kind: 'uploaded' as const,
  page: null,
  start: 0,
  end: 29,
  quote: 'Naps were long in older adults.',
  before: '',
  after: '',
};

const showPaper = (isDense: boolean) =>
  render(
    <ul>
      <LiteraturePaper
        paper={{ ...paper, contexts: [citing], times_cited: 1 }}
        checked={false}
        isEarlier={false}
        disabled={false}
        isDense={isDense}
        onToggle={vi.fn()}
      />
    </ul>,
  );

it('shows the sentence that cites a paper at once where there is room', () => {
  showPaper(false);
  expect(screen.getByText(/^Naps were long/)).toBeVisible();
});

it('shows the sentences that cite a paper on request on a phone', async () => {
  showPaper(true);
  expect(screen.queryByText(/^Naps were long/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Citing sentences in your paper: 1' }));
  expect(screen.getByText(/^Naps were long/)).toBeVisible();
});

it('cuts a long abstract on a phone until all of it is asked for', async () => {
  const text = 'Naps were long in older adults. '.repeat(12);
  const { container } = render(<PaperAbstract text={text} isDense />);
  const clamped = container.querySelector('[id]');
  expect(clamped).not.toHaveAttribute('data-open');
  await userEvent.click(screen.getByRole('button', { name: 'Show all', expanded: false }));
  expect(clamped).toHaveAttribute('data-open');
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus();
});

it('shows a short abstract, and any where there is room, as it is', () => {
  render(<PaperAbstract text="Naps were long." isDense />);
  render(<PaperAbstract text={'Naps were short. '.repeat(20)} isDense={false} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('LIT-04 names the groups of the summary that are empty after those with entries', () => {
  render(
    <LiteratureSummary
      found={{
        papers: [],
        source: null,
        analysis: { themes: [], gaps: ['No paper joins naps and age.'], methodologies: [] },
      }}
      papers={[]}
    />,
  );
  const summary = screen.getByRole('region', { name: 'Analysis Summary' });
  expect(
    within(summary)
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Research Gaps', 'Key Themes', 'Methodologies']);
  expect(within(summary).getAllByText('None found in these papers.')).toHaveLength(1);
  expect(within(summary).getAllByRole('list')).toHaveLength(1);
});
