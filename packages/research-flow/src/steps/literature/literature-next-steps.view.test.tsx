import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { literatureModels } from './literature.fixtures.js';
import type { LiteratureModel } from './literature-step.model.js';
import { LiteratureStepView } from './literature-step.view.js';

const show = (model: LiteratureModel) => {
  const send = vi.fn();
  render(<LiteratureStepView model={model} send={send} />);
  return send;
};

describe('a search that found little, and public sources', () => {
  it('LIT-09 shows that nothing was found (S-23)', () => {
    show(literatureModels.nothingFound);
    expect(screen.getByText('No papers found. Try adjusting your search.')).toHaveAttribute(
      'role',
      'status',
    );
    expect(screen.getByText(/^Use fewer words/)).toBeVisible();
  });

  const offered = { names: ['OpenAlex', 'PubMed'], isOn: false, isUnavailable: false };

  it('says what to do next if nothing was found', () => {
    show({ ...literatureModels.nothingFound, publicSearch: offered });
    const steps = screen.getByRole('list', { name: 'What you can do next' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
    expect(steps).toHaveTextContent('add a paper on this topic');
    expect(steps).toHaveTextContent('Turn on “Search public sources”');
  });

  it('says what to do next if only the person’s own paper was found', () => {
    const own = literatureModels.found.papers.map((row) => ({
      ...row,
      paper: { ...row.paper, uploaded: true },
    }));
    show({ ...literatureModels.found, papers: own, publicSearch: offered });
    expect(screen.getByText(/^Only your own papers match\./)).toBeVisible();
    const steps = screen.getByRole('list', { name: 'What you can do next' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    expect(steps).not.toHaveTextContent('Use fewer words');
  });

  it('offers no next steps beside works of others', () => {
    show(literatureModels.found);
    expect(screen.queryByRole('list', { name: 'What you can do next' })).toBeNull();
  });

  it('has a switch for public sources that says what is sent to whom', async () => {
    const send = show({ ...literatureModels.found, publicSearch: offered });
    const control = screen.getByRole('switch', { name: 'Search public sources' });
    expect(control).not.toBeChecked();
    expect(control).toHaveAccessibleDescription(
      /sends your search words to OpenAlex and PubMed\..*does not send your papers\.$/,
    );
    await userEvent.click(control);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'live.changed', live: true });
  });

  it('shows what the public sources get on request', async () => {
    show({ ...literatureModels.found, publicSearch: offered });
    expect(screen.getByText(/^Each search sends/)).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'What is sent', expanded: false }));
    expect(screen.getByText(/^Each search sends/)).toBeVisible();
  });

  it('has no such switch where no public source is offered', () => {
    show(literatureModels.found);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('says that the public sources did not answer, and shows the other results', () => {
    show({
      ...literatureModels.found,
      publicSearch: { ...offered, isOn: true, isUnavailable: true },
    });
    expect(screen.getByText(/^The public sources did not answer\./)).toBeVisible();
    expect(screen.getByText('2 relevant papers')).toBeVisible();
  });
});
