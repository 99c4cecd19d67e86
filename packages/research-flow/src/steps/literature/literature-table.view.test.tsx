import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { literatureModels } from './literature.fixtures.js';
import type { LiteratureModel } from './literature-step.model.js';
import { LiteratureTable } from './literature-table.view.js';

const show = (model: LiteratureModel) => {
  const send = vi.fn();
  render(<LiteratureTable model={model} send={send} />);
  return send;
};

const getHeaders = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('the table of papers', () => {
  it('has a row with title, year, source and relevance for each paper', () => {
    show(literatureModels.found);
    expect(screen.getByRole('table', { name: 'Relevant papers' })).toBeVisible();
    expect(getHeaders()).toEqual(['Selected', 'Title', 'Year', 'Source', 'Relevance']);
    const row = screen.getByRole('row', { name: /An example paper with a DOI/ });
    for (const text of ['Ada Example, José Muster', '2021', '91%'])
      expect(row).toHaveTextContent(text);
    expect(within(row).getByRole('link', { name: /^View Paper/ })).toHaveAccessibleDescription(
      'An example paper with a DOI',
    );
  });

  it('says how often the person’s paper cites each one, where it cites any', () => {
    const { found } = literatureModels;
    show({
      ...found,
      orders: ['relevance', 'newest', 'citations'],
      papers: found.papers.map((row) => ({ ...row, paper: { ...row.paper, times_cited: 7 } })),
    });
    expect(getHeaders().at(-1)).toBe('Cited by your paper');
    const cells = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
    expect(cells.at(-1)).toHaveTextContent('7');
  });

  it('selects and sorts with the keyboard', async () => {
    const send = show(literatureModels.found);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Selected' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenLastCalledWith({ type: 'sort.changed', column: 'title' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(
      screen.getByRole('checkbox', { name: 'Select An example paper with a DOI' }),
    ).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(send).toHaveBeenLastCalledWith({ type: 'paper.toggled', id: 'paper-1' });
  });

  it('hides the columns that the person does not need, by keyboard, but neither checkbox nor title', async () => {
    const send = show({ ...literatureModels.found, hiddenColumns: ['year', 'relevance'] });
    expect(getHeaders()).toEqual(['Selected', 'Title', 'Source']);
    const cells = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
    expect(cells).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const group = screen.getByRole('group', { name: 'Columns' });
    const boxes = within(group).getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, false]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(send).toHaveBeenLastCalledWith({ type: 'column.toggled', column: 'year' });
  });

  it('shows by which column it is sorted, and in which direction', () => {
    show({ ...literatureModels.found, sort: { column: 'title', isDescending: false } });
    const title = screen.getByRole('columnheader', { name: 'Title' });
    expect(title).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Year' })).not.toHaveAttribute('aria-sort');
  });

  it('marks a paper that only an earlier search found', () => {
    show(literatureModels.earlier);
    const rows = screen.getAllByRole('row').slice(1);
    const marked = rows.map(({ textContent }) => textContent?.includes('From an earlier search'));
    expect(marked.filter(Boolean)).toHaveLength(1);
  });
});
