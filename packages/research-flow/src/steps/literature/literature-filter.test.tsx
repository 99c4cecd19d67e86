import { createApiClient, type Paper } from '@spinout/api-client';
import {
  exampleHypothesis,
  examplePapers,
  exampleReplies,
  scriptedTransport,
} from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { LiteratureStep } from './literature-step.js';

const [example] = examplePapers;
if (example === undefined) throw new Error('There is no example of a paper.');

const createPaper = (title: string, year: number, fields: Partial<Paper>): Paper => ({
  ...example,
  id: title,
  title,
  year,
  ...fields,
});

const PAPERS = [
  createPaper('Sleep in mice', 1998, { collection: 'references', times_cited: 1 }),
  createPaper('Sleep in rats', 2004, { collection: 'references', times_cited: 2 }),
  createPaper('Sleep in birds', 2010, { collection: 'library' }),
  createPaper('Sleep in fish', 2015, { collection: 'library', times_cited: 1 }),
  createPaper('Sleep in flies', 2021, { collection: 'library' }),
];

describe('the filter of the papers', () => {
  const button = (name: string) => screen.getByRole('button', { name });
  const titles = () =>
    within(screen.getByRole('list', { name: 'Relevant papers' }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  const fill = (name: string, text: string) =>
    userEvent.type(screen.getByRole('spinbutton', { name }), text);

  beforeEach(async () => {
    render(
      <LiteratureStep
        api={createApiClient({
          transport: scriptedTransport({
            ...exampleReplies,
            'literature.search': { papers: PAPERS },
          }),
        })}
        journeyId="journey-1"
        hypothesis={exampleHypothesis}
        runtime={testRuntime()}
      />,
    );
    await screen.findByText('5 relevant papers');
  });

  it('narrows the list by years, kind and citation, says how many are left, and shows all again', async () => {
    expect(button('Filter')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button('Filter'));
    await fill('From year', '2004');
    expect(titles()).toEqual([
      'Sleep in rats',
      'Sleep in birds',
      'Sleep in fish',
      'Sleep in flies',
    ]);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Source' }),
      'Bundled library (3)',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cited in your paper (3)' }));
    expect(titles()).toEqual(['Sleep in fish']);
    expect(screen.getByText('1 of 5 relevant papers')).toHaveAttribute('role', 'status');
    expect(button('Filter (3)')).toBeVisible();
    await userEvent.click(button('Show all papers'));
    expect(titles()).toHaveLength(5);
    expect(button('Filter')).toHaveFocus();
    expect(screen.getByRole('spinbutton', { name: 'From year' })).toHaveValue(null);
  });

  it('says that no paper fits, and that the years are in the wrong order', async () => {
    await userEvent.click(button('Filter'));
    await fill('From year', '2015');
    await fill('To year', '2004');
    expect(screen.getByRole('spinbutton', { name: 'To year' })).toHaveAccessibleDescription(
      'Enter a year no earlier than the first.',
    );
    expect(screen.getByText('No papers match this filter.')).toBeVisible();
    expect(screen.getByText('0 of 5 relevant papers')).toBeVisible();
    expect(button('Select all')).toBeDisabled();
  });

  it('keeps a selection that it hides, says so, and selects only what it shows', async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: /Sleep in mice/ }));
    await userEvent.click(button('Filter'));
    await fill('From year', '2015');
    expect(screen.getByText('Selected papers not shown: 1.')).toBeVisible();
    await userEvent.click(button('Select all'));
    expect(button('Complete Review (3 papers selected)')).toBeEnabled();
    await userEvent.click(button('Select none'));
    expect(button('Complete Review (1 papers selected)')).toBeEnabled();
  });

  it('holds while its fields are closed', async () => {
    await userEvent.click(button('Filter'));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Cited in your paper/ }));
    await userEvent.click(button('Filter (1)'));
    expect(screen.queryByRole('group', { name: 'Filter papers' })).toBeNull();
    expect(titles()).toHaveLength(3);
  });
});
