import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LiteratureStepView } from './literature-step.view.js';
import { ownSourcesModels } from './own-sources.fixtures.js';

const meta = {
  title: 'Research flow/Literature/Own sources',
  component: LiteratureStepView,
  args: { send: fn() },
} satisfies Meta<typeof LiteratureStepView>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

const openSources: Story['play'] = ({ canvasElement }) => press(canvasElement, /^Your own sources/);

/** A file is being indexed, another one waits. */
export const Reading: Story = { args: { model: ownSourcesModels.reading }, play: openSources };

/** A file was imported; the search is older. */
export const Imported: Story = { args: { model: ownSourcesModels.imported }, play: openSources };

/** Some records of a file could not be used, and another file could not be read at all. */
export const PartlyUnreadable: Story = {
  args: { model: ownSourcesModels.partlyUnreadable },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Your own sources/);
    await press(canvasElement, /^Records that could not be used/);
    await expect(
      within(canvasElement).getByText('Line 12: The record has no title.'),
    ).toBeVisible();
  },
};

/** The journey was opened where the records are not stored. */
export const Missing: Story = { args: { model: ownSourcesModels.missing }, play: openSources };

/** The last file was removed after a search with it. */
export const Removed: Story = { args: { model: ownSourcesModels.removed }, play: openSources };

/** A search with its log; one public source did not answer. */
export const WithSearchLog: Story = {
  args: { model: ownSourcesModels.logged },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, /^Search log/);
    await press(canvasElement, /^Copy/);
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'log.requested', as: 'copy' }),
    );
  },
};
