import { createApiClient } from '@spinout/api-client';
import { exampleHypothesis, exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { literatureModels } from './literature.fixtures.js';
import { LiteratureStep } from './literature-step.js';
import { LiteratureStepView } from './literature-step.view.js';

const meta = {
  title: 'Research flow/Literature',
  component: LiteratureStepView,
  args: { send: fn() },
} satisfies Meta<typeof LiteratureStepView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSearched: Story = { args: { model: literatureModels.notSearched } };
export const Searching: Story = { args: { model: literatureModels.searching } };
export const Found: Story = { args: { model: literatureModels.found } };
/** Papers by year and term. */
export const ByYear: Story = {
  args: { model: literatureModels.byYear },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Papers by year' }));
  },
};
export const ByYearHighContrast: Story = { ...ByYear, globals: { theme: 'high-contrast' } };
/** The same papers in rows; pressing a header sorts by the column. */
export const AsTable: Story = {
  args: { model: { ...literatureModels.byYear, view: 'table' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Year' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'sort.changed', column: 'year' });
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'view.changed', view: 'list' });
  },
};
/** Where there is no room, a person who chose the table gets the list, and the summary is closed. */
export const AsTableOnPhone: Story = {
  ...AsTable,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Relevant papers' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Table' })).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
    const summary = canvas.getByRole('button', {
      name: 'Analysis summary: Sleep and recall (2 papers)',
      expanded: false,
    });
    await userEvent.click(summary);
    await expect(canvas.getByRole('region', { name: 'Analysis Summary' })).toBeVisible();
  },
};
export const Selected: Story = { args: { model: literatureModels.selected } };
/** A filter that no paper fits. */
export const FilteredToNone: Story = { args: { model: literatureModels.filteredToNone } };
/** What the person's own papers connect with the searched term. */
export const Linked: Story = {
  args: { model: literatureModels.linked },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Links of “fish oil”/u }));
    await userEvent.click(canvas.getByRole('button', { name: /^Raynaud’s syndrome/u }));
    await userEvent.click(canvas.getByRole('button', { name: /^blood viscosity/u }));
    await expect(canvas.getByText('Fish oil reduced blood viscosity by 15%.')).toBeVisible();
  },
};
/** The server has a language model, which words themes and gaps. */
export const LanguageModel: Story = { args: { model: literatureModels.withModel } };
export const NothingFound: Story = { args: { model: literatureModels.nothingFound } };
export const Reviewing: Story = { args: { model: literatureModels.reviewing } };
export const Interrupted: Story = { args: { model: literatureModels.interrupted } };

/** The step on scripted replies: it searches automatically; selecting a paper enables the review. */
export const WholeStep: Story = {
  args: { model: literatureModels.found },
  render: () => (
    <LiteratureStep
      api={createApiClient({ transport: scriptedTransport(exampleReplies) })}
      journeyId="journey-1"
      hypothesis={exampleHypothesis}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Select An example paper with a DOI' }),
    );
    await expect(
      canvas.getByRole('button', { name: 'Complete Review (1 papers selected)' }),
    ).toBeEnabled();
  },
};

/** The export of the selected papers; it appears with the first selected one. */
export const ExportOfSelected: Story = {
  args: { model: literatureModels.selected },
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Export selected papers' });
    await userEvent.click(within(group).getByRole('button', { name: 'Export RIS' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'export.requested', format: 'ris' });
  },
};
