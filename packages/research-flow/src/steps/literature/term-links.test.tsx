import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { literatureModels } from './literature.fixtures.js';
import { LiteratureStepView } from './literature-step.view.js';
import type { LiteratureModel } from './literature-step.model.js';
import { termLinks } from './term-links.fixtures.js';

const modelWith = (changes: Partial<typeof termLinks>): LiteratureModel => ({
  ...literatureModels.linked,
  found: { ...literatureModels.linked.found, termLinks: { ...termLinks, ...changes } },
});

const open = async (model: LiteratureModel = literatureModels.linked) => {
  const send = vi.fn();
  render(<LiteratureStepView model={model} send={send} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Links of “fish oil”/u }));
  return { send };
};

const LINK = 'Raynaud’s syndrome (connecting terms: 2, papers: 6)';

describe('the links of a term across the papers of a person', () => {
  it('are listed with the number of connecting terms and of papers', async () => {
    await open();
    expect(screen.getByText(/None of your papers names these terms together/u)).toBeVisible();
    expect(screen.getByText(/Papers read: 24\. Papers that name “fish oil”: 5\./u)).toBeVisible();
    const list = screen.getByRole('list', { name: 'Terms linked with “fish oil”' });
    expect(within(list).getAllByRole('button')[0]).toHaveTextContent(LINK);
  });

  it('show by keyboard what connects them, with the quotes on both sides and how many more there are', async () => {
    await open();
    screen.getByRole('button', { name: LINK }).focus();
    await userEvent.keyboard('{Enter}');
    expect(
      screen.getByText(
        'Connecting terms expected by chance: 0.4. Probability of 2 or more by chance: 0.0031.',
      ),
    ).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(
      screen.getByRole('button', {
        name: 'blood viscosity (papers with “fish oil”: 5, with “Raynaud’s syndrome”: 2)',
        expanded: true,
      }),
    ).toHaveFocus();
    expect(screen.getByText('Fish oil reduced blood viscosity by 15%.')).toBeVisible();
    expect(screen.getByText('Blood viscosity rose in the cold.')).toBeVisible();
    expect(screen.getAllByText('More papers: 3')).toHaveLength(1);
  });

  it('lead to a search for both terms', async () => {
    const { send } = await open();
    await userEvent.click(screen.getByRole('button', { name: LINK }));
    await userEvent.click(
      screen.getByRole('button', { name: 'Search for “fish oil” and “Raynaud’s syndrome”' }),
    );
    expect(send.mock.calls).toEqual([
      [{ type: 'query.changed', query: 'fish oil Raynaud’s syndrome' }],
      [{ type: 'search.requested' }],
    ]);
  });

  it('say where the term comes from, and what was not compared or not read', async () => {
    const [link] = termLinks.links;
    await open(
      modelWith({
        from: 'hypothesis',
        not_read: 7,
        links: link ? [{ ...link, chance: undefined }] : [],
      }),
    );
    expect(screen.getByText(/the factor of your hypothesis/u)).toBeVisible();
    expect(screen.getByText(/Papers not read, .*: 7\./u)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: LINK }));
    expect(screen.getByText(/too few papers/u)).toBeVisible();
  });

  it('say why there are none', async () => {
    await open(modelWith({ papers_with_term: 0, links: [] }));
    expect(screen.getByText(/None of your papers names “fish oil”/u)).toBeVisible();
    expect(screen.queryByRole('list', { name: /^Terms linked/u })).toBeNull();
  });

  it('are shown too where the search found no papers', async () => {
    const { found } = literatureModels.linked;
    await open({
      ...literatureModels.linked,
      found: { ...found, papers: [] },
      papers: [],
      foundCount: 0,
    });
    expect(screen.getByRole('button', { name: LINK })).toBeVisible();
  });

  it('are not mentioned where they were not looked for', async () => {
    render(<LiteratureStepView model={literatureModels.found} send={vi.fn()} />);
    await screen.findByRole('list', { name: 'Relevant papers' });
    expect(screen.queryByRole('button', { name: /^Links of/u })).toBeNull();
  });
});
