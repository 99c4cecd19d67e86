import { createApiClient } from '@spinout/api-client';
import {
  exampleAnalysis,
  exampleHypothesis,
  exampleReplies,
  scriptedTransport,
} from '@spinout/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { hypothesisModels } from './hypothesis.fixtures.js';
import { HypothesisStep } from './hypothesis-step.js';
import { HypothesisStepView } from './hypothesis-step.view.js';

const meta = {
  title: 'Research flow/Hypothesis',
  component: HypothesisStepView,
  args: { send: fn() },
} satisfies Meta<typeof HypothesisStepView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { args: { model: hypothesisModels.idle } };
export const WithoutPaper: Story = { args: { model: hypothesisModels.withoutPaper } };
/** The server has a language model: the switch says what is sent to whom, before anything is sent. */
export const LanguageModelOn: Story = {
  args: { model: hypothesisModels.withModel },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch'));
    await expect(args.send).toHaveBeenCalledWith({ type: 'model.changed', isAllowed: false });
  },
};
export const LanguageModelOff: Story = { args: { model: hypothesisModels.withoutModel } };
export const Generating: Story = { args: { model: hypothesisModels.generating } };
export const Generated: Story = { args: { model: hypothesisModels.generated } };
/** No source on the rest of the topic names one of its words. */
export const PartlyCovered: Story = { args: { model: hypothesisModels.partlyCovered } };
export const Structured: Story = { args: { model: hypothesisModels.structured } };
export const FurtherKinds: Story = { args: { model: hypothesisModels.further } };
export const WeakEvidence: Story = { args: { model: hypothesisModels.weak } };
/** The claims and their sources as a picture. */
export const EvidenceMap: Story = { args: { model: hypothesisModels.manyClaims } };
export const EvidenceMapDark: Story = { ...EvidenceMap, globals: { theme: 'dark' } };
export const EvidenceMapRightToLeft: Story = { ...EvidenceMap, parameters: { direction: 'rtl' } };
export const AllCompared: Story = {
  args: { model: hypothesisModels.allCompared },
  play: ({ canvasElement }) =>
    userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Which would you rather test?' }),
    ),
};
export const Comparing: Story = {
  args: { model: hypothesisModels.structured },
  play: AllCompared.play!,
};
export const Editing: Story = { args: { model: hypothesisModels.edited } };
export const EditingIncomplete: Story = { args: { model: hypothesisModels.editedIncomplete } };
export const Started: Story = { args: { model: hypothesisModels.started } };
export const WritingOwn: Story = { args: { model: hypothesisModels.writingOwn } };
export const Unsupported: Story = { args: { model: hypothesisModels.unsupported } };
export const UnsupportedWithoutPaper: Story = {
  args: { model: hypothesisModels.unsupportedWithoutPaper },
};
export const UnsupportedAgain: Story = { args: { model: hypothesisModels.unsupportedAgain } };
export const OwnTyped: Story = { args: { model: hypothesisModels.ownTyped } };
export const Own: Story = { args: { model: hypothesisModels.own } };
export const Minimal: Story = { args: { model: hypothesisModels.minimal } };
export const Failed: Story = { args: { model: hypothesisModels.failed } };
export const Invalid: Story = { args: { model: hypothesisModels.invalid } };
export const FailedAgain: Story = { args: { model: hypothesisModels.failedAgain } };

const completed = fn();

/** The step on scripted replies: a hypothesis is generated and selected. */
export const WholeStep: Story = {
  args: { model: hypothesisModels.idle },
  render: () => (
    <HypothesisStep
      api={createApiClient({ transport: scriptedTransport(exampleReplies) })}
      topic="Sleep and memory"
      paperAnalysis={exampleAnalysis}
      paperTitle="Example paper"
      onComplete={completed}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate AI-Powered Hypothesis' }));
    await canvas.findByRole('article', { name: exampleHypothesis.title });
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed with this Hypothesis' }));
    await waitFor(() => expect(completed).toHaveBeenCalled());
  },
};
