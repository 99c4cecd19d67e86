import { examplePapers } from '@spinout/api-client/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { literatureModels } from './literature.fixtures.js';
import type { LiteratureModel } from './literature-step.model.js';
import { LiteratureStepView } from './literature-step.view.js';

const examplePaper = (index: number) => {
  const paper = examplePapers[index];
  if (!paper) throw new Error('There is no such example.');
  return paper;
};

const citing = (quote: string) => ({
  document_id: 'mine',
  document_title: 'My paper',
  kind: 'uploaded' as const,
  page: null,
  start: 0,
  end: quote.length,
  quote,
  before: '',
  after: '',
});

const show = (model: LiteratureModel) => {
  const send = vi.fn();
  render(<LiteratureStepView model={model} send={send} />);
  return send;
};

describe('the literature step', () => {
  it('LIT-01 has a search box with its placeholder', () => {
    show(literatureModels.notSearched);
    expect(screen.getByRole('searchbox', { name: 'Literature search' })).toHaveAttribute(
      'placeholder',
      'Refine your literature search...',
    );
  });

  it('LIT-02 searches with the button and with Enter (S-20)', async () => {
    const send = show(literatureModels.notSearched);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'search.requested' });
    send.mockClear();
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'search.requested' });
  });

  it('LIT-04 shows themes, gaps and methodologies (S-19)', () => {
    show(literatureModels.found);
    const summary = screen.getByRole('region', { name: 'Analysis Summary' });
    for (const [title, item] of [
      ['Key Themes', 'Sleep and recall (2 papers)'],
      ['Research Gaps', 'No paper here joins spindles and training.'],
      ['Methodologies', 'Electroencephalography (2 papers)'],
    ] as const) {
      expect(within(summary).getByRole('heading', { level: 4, name: title })).toBeVisible();
      expect(within(summary).getByRole('list', { name: title })).toHaveTextContent(item);
    }
  });

  it('LIT-05 counts the relevant papers', () => {
    show(literatureModels.found);
    expect(screen.getByText('2 relevant papers')).toHaveAttribute('role', 'status');
  });

  it('orders the papers as the person chooses', async () => {
    const send = show({ ...literatureModels.found, orders: ['relevance', 'newest', 'citations'] });
    const order = screen.getByRole('combobox', { name: 'Order of the papers' });
    expect(order).toHaveDisplayValue('Sort by relevance');
    await userEvent.selectOptions(order, 'Sort by citations in your papers');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'order.changed', order: 'citations' });
  });

  it('LIT-06 shows the details of each paper', () => {
    show(literatureModels.found);
    const paper = screen.getByRole('article', { name: 'An example paper with a DOI' });
    expect(within(paper).getByRole('heading', { level: 3 })).toBeVisible();
    for (const text of [
      'Ada Example, José Muster',
      'Journal of Examples',
      '2021',
      'Relevance: 91%',
      'Made up for tests: spindles and recall.',
    ]) {
      expect(paper).toHaveTextContent(text);
    }
  });

  it('says at the list what the relevance compares, with the matching words beside it', () => {
    const { found } = literatureModels;
    const papers = found.papers.map((row) => ({
      ...row,
      paper: { ...row.paper, matched_terms: ['spindle', 'recall'] },
    }));
    show({ ...found, papers });
    expect(screen.getAllByText(/^Relevance compares words/)).toHaveLength(1);
    const [paper] = screen.getAllByRole('article');
    expect(paper?.textContent).toMatch(/Relevance: 91%Matches: spindle, recall/);
  });

  it('LIT-07 links to the DOI if there is one (S-21)', () => {
    show(literatureModels.found);
    const links = screen.getAllByRole('link', { name: /^View Paper/ });
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAttribute('href', 'https://doi.org/10.1000/example');
    expect(links[0]).toHaveAttribute('target', '_blank');
    expect(links[0]).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(links[0]).toHaveAccessibleDescription('An example paper with a DOI');
  });

  it.each([
    ['http://dx.doi.org/10.1000/a<b>', 'https://doi.org/10.1000/a%3Cb%3E'],
    ['https://doi.org@evil.example/10.1000/a', null],
    ['10.1000/../../evil', null],
    ['n/a', null],
  ])('LIT-07 links only a valid DOI: %s (S-21)', (doi, href) => {
    const { found } = literatureModels;
    const papers = found.papers.map((row) => ({ ...row, paper: { ...row.paper, doi } }));
    show({ ...found, papers });
    const links = screen.queryAllByRole('link', { name: /^View Paper/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      href === null ? [] : papers.map(() => href),
    );
  });

  it('says that a work is cited in the person’s paper, and quotes the sentences that cite it, the first one at once', async () => {
    const { found } = literatureModels;
    const paper = {
      ...examplePaper(0),
      collection: 'references' as const,
      times_cited: 4,
      contexts: [citing('Spindles predict recall [3].'), citing('Others found no link [3, 4].')],
    };
    show({ ...found, papers: [{ paper, checked: false, isEarlier: false }] });
    const article = screen.getByRole('article', { name: 'An example paper with a DOI' });
    expect(within(article).getByText('Cited in your paper')).toBeVisible();
    expect(article).toHaveTextContent('Citing sentences in your paper: 4');
    const getSentences = (name: string) =>
      within(within(article).getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(getSentences('Sentences that cite An example paper with a DOI')).toEqual([
      'Spindles predict recall [3].',
    ]);
    expect(article).not.toHaveTextContent('Others found no link');
    await userEvent.click(
      within(article).getByRole('button', { name: 'More citing sentences: 1', expanded: false }),
    );
    expect(getSentences('More sentences that cite An example paper with a DOI')).toEqual([
      'Others found no link [3, 4].',
    ]);
  });

  it.each([
    [{ collection: 'library' as const }, ['Bundled library']],
    [
      { collection: 'library' as const, times_cited: 1 },
      ['Bundled library', 'Cited in your paper'],
    ],
    [{ collection: 'uploaded' as const, uploaded: true }, ['Your paper']],
    [
      { collection: 'public' as const, source: { origin: 'live' as const, by: 'PubMed' } },
      ['PubMed'],
    ],
  ])('shows where a paper comes from: %o', (parts, names) => {
    const paper = { ...examplePaper(1), source: undefined, ...parts };
    show({ ...literatureModels.found, papers: [{ paper, checked: false, isEarlier: false }] });
    for (const name of names) expect(screen.getByText(name)).toBeVisible();
  });

  it('LIT-08 selects with a checkbox', async () => {
    const send = show(literatureModels.found);
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Select An example paper without a DOI' }),
    );
    expect(send).toHaveBeenCalledWith({ type: 'paper.toggled', id: 'paper-2' });
  });

  it.each([
    ['Export BibTeX', 'bibtex'],
    ['Export RIS', 'ris'],
    ['Export CSL-JSON', 'csl-json'],
  ])('offers “%s” for the selected papers', async (name, format) => {
    const send = show(literatureModels.selected);
    const group = screen.getByRole('group', { name: 'Export selected papers' });
    await userEvent.click(within(group).getByRole('button', { name }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'export.requested', format });
  });

  it('offers no export while nothing is selected', () => {
    show(literatureModels.found);
    expect(screen.queryByRole('group', { name: 'Export selected papers' })).toBeNull();
  });

  it('LIT-10 counts the selected papers, plural for every count (S-22)', () => {
    show({ ...literatureModels.selected, selectedCount: 1 });
    expect(
      screen.getByRole('button', { name: 'Complete Review (1 papers selected)' }),
    ).toBeEnabled();
  });

  it('LIT-11 cannot complete while loading (S-43)', () => {
    show(literatureModels.searching);
    expect(screen.getByRole('button', { name: /^Complete Review/ })).toBeDisabled();
  });

  it('LIT-12 cannot complete with nothing selected (S-43)', () => {
    show(literatureModels.found);
    expect(
      screen.getByRole('button', { name: 'Complete Review (0 papers selected)' }),
    ).toBeDisabled();
  });

  it.each([
    ['abstract of a public source', { collection: 'public', abstract: 'Ripples.' }, 1],
    ['public record without an abstract', { collection: 'public', abstract: '' }, 0],
    ['summary of the library', { collection: 'library', abstract: 'Ripples.' }, 0],
  ] as const)('says whose the abstracts are for an %s', (_, parts, notes) => {
    const paper = { ...examplePaper(0), ...parts };
    show({ ...literatureModels.found, papers: [{ paper, checked: false, isEarlier: false }] });
    expect(screen.queryAllByText(/belong to their authors or publishers/)).toHaveLength(notes);
  });

  describe('with a selected paper that only an earlier search found', () => {
    const getPapers = () =>
      within(screen.getByRole('list', { name: 'Relevant papers' })).getAllByRole('article');

    it('marks it, and does not count it as found', () => {
      show(literatureModels.earlier);
      const [found, earlier] = getPapers();
      expect(found).not.toHaveTextContent('From an earlier search');
      expect(earlier).toHaveTextContent('From an earlier search');
      expect(screen.getByText('1 relevant papers')).toBeVisible();
      expect(
        screen.getByRole('button', { name: 'Complete Review (2 papers selected)' }),
      ).toBeEnabled();
    });

    it('shows it even if the latest search found nothing', () => {
      const { earlier } = literatureModels;
      show({ ...earlier, papers: earlier.papers.slice(1), foundCount: 0, selectedCount: 1 });
      expect(screen.getByText('No papers found. Try adjusting your search.')).toBeVisible();
      expect(getPapers()).toHaveLength(1);
      expect(screen.getByRole('button', { name: 'Export BibTeX' })).toBeEnabled();
    });
  });
});
