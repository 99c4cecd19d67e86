import { createApiClient } from '@spinout/api-client';
import { exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { paperModels } from './paper.fixtures.js';
import { PaperStep } from './paper-step.js';
import { PaperStepView } from './paper-step.view.js';

const meta = {
  title: 'Research flow/Paper',
  component: PaperStepView,
  args: { send: fn() },
} satisfies Meta<typeof PaperStepView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = { args: { model: paperModels.opened } };
/** The paper was read before the step opened. */
export const Analyzed: Story = { args: { model: paperModels.analyzed } };
export const ChoosingAnother: Story = { args: { model: paperModels.choosingAnother } };
export const FileChosen: Story = { args: { model: paperModels.fileChosen } };
export const FileLost: Story = { args: { model: paperModels.fileLost } };
export const AddressEmpty: Story = { args: { model: paperModels.addressEmpty } };
export const Address: Story = { args: { model: paperModels.address } };
export const TextEmpty: Story = { args: { model: paperModels.textEmpty } };
export const PastedText: Story = { args: { model: paperModels.text } };
export const Analyzing: Story = { args: { model: paperModels.analyzing } };
export const OpeningPaper: Story = { args: { model: paperModels.opening } };
export const Reading: Story = { args: { model: paperModels.reading } };

const completed = fn();

/** The step on scripted replies: an example is analyzed. */
export const WholeStep: Story = {
  args: { model: paperModels.opened },
  render: () => (
    <PaperStep
      api={createApiClient({ transport: scriptedTransport(exampleReplies) })}
      onComplete={completed}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Example: machine-learning drug discovery' }),
    );
    const analyze = canvas.getByRole('button', { name: 'Analyze Paper' });
    await expect(analyze).toBeEnabled();
    await userEvent.click(analyze);
    await waitFor(() => expect(completed).toHaveBeenCalled());
  },
};
