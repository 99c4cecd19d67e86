import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { literatureModels } from './literature.fixtures.js';
import { LiteratureStepView } from './literature-step.view.js';

it('shows papers by year and term on request, with a table', async () => {
  render(<LiteratureStepView model={literatureModels.byYear} send={vi.fn()} />);
  expect(screen.queryByRole('img', { name: /^Papers with a year/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Papers by year' }));
  expect(
    screen.getByRole('img', {
      name: 'Papers with a year between 1998 and 2019: 13. Most of them are from 2012–2013: 4.',
    }),
  ).toBeInTheDocument();
  expect(screen.getByText(/Each column covers 2 years. Papers without a year: 1.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table (Papers by year)' }));
  const rows = within(screen.getByRole('table', { name: 'Papers by year' })).getAllByRole('row');
  expect(rows[0]).toHaveTextContent('YearAll papersMatching “spindle”Matching “recall”');
  expect(rows[1]).toHaveTextContent('1998–1999111');
});

it('shows papers by theme where the themes are known', async () => {
  const { byYear } = literatureModels;
  const theme_papers = [{ theme: 'Sleep spindles', papers: ['paper-1', 'paper-2', 'paper-3'] }];
  const found = { ...byYear.found, analysis: { ...byYear.found.analysis, theme_papers } };
  render(<LiteratureStepView model={{ ...byYear, found }} send={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Papers by theme and year' }));
  const name = 'Papers by theme and year';
  await userEvent.click(screen.getByRole('button', { name: `Show as table (${name})` }));
  const [header] = within(screen.getByRole('table', { name })).getAllByRole('row');
  expect(header).toHaveTextContent('YearAll papersSleep spindles: 3');
});
