import { createApiClient } from '@spinout/api-client';
import { exampleHypothesis, exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { experimentModels } from './experiment.fixtures.js';
import { ExperimentStep } from './experiment-step.js';
import { ExperimentStepView } from './experiment-step.view.js';

const meta = {
  title: 'Research flow/Experiment',
  component: ExperimentStepView,
  args: { send: fn() },
} satisfies Meta<typeof ExperimentStepView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Designing: Story = { args: { model: experimentModels.designing } };
export const Interrupted: Story = { args: { model: experimentModels.interrupted } };
export const Overview: Story = { args: { model: experimentModels.overview } };
export const Explained: Story = {
  args: { model: experimentModels.explained },
  play: async ({ canvasElement }) => {
    for (const name of ['Text for your protocol', 'Why this sample size'])
      await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(within(canvasElement).getByText(/detects d = 0.5/)).toBeVisible();
  },
};
export const MoreOptions: Story = {
  args: { model: experimentModels.withOptions },
  play: async ({ canvasElement }) => {
    for (const name of ['Why this sample size', 'More options for the sample size'])
      await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(
      within(canvasElement).getByRole('spinbutton', { name: 'Intracluster correlation (ICC)' }),
    ).toBeVisible();
  },
};
export const Outline: Story = { args: { model: experimentModels.outline } };
/** A proof compares and measures nothing, so that nothing is asked. */
export const OutlineOfProof: Story = { args: { model: experimentModels.proof } };
export const OutlineAnswered: Story = { args: { model: experimentModels.outlineAnswered } };
export const OutlinePhone: Story = { ...Outline, globals: { viewport: { value: 'phone' } } };
export const OutlineRightToLeft: Story = { ...Outline, parameters: { direction: 'rtl' } };
export const Fallback: Story = { args: { model: experimentModels.fallback } };
export const OutOfRange: Story = { args: { model: experimentModels.outOfRange } };
export const Variables: Story = { args: { model: experimentModels.variables } };
export const Timeline: Story = { args: { model: experimentModels.timeline } };
export const Resources: Story = { args: { model: experimentModels.resources } };

export const ExplainedDark: Story = { ...Explained, globals: { theme: 'dark' } };
export const TimelineRightToLeft: Story = { ...Timeline, parameters: { direction: 'rtl' } };
export const ResourcesPhone: Story = { ...Resources, globals: { viewport: { value: 'phone' } } };

/** The step on scripted replies. */
export const WholeStep: Story = {
  args: { model: experimentModels.overview },
  render: () => (
    <ExperimentStep
      api={createApiClient({ transport: scriptedTransport(exampleReplies) })}
      journeyId="journey-1"
      hypothesis={exampleHypothesis}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('spinbutton', { name: 'Sample size' })).toHaveValue(128);
  },
};
