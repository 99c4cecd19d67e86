import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { Text } from '@spinout/design-system';
import { memoryStorage } from '@spinout/flow-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { InterestPrompt } from './interest-prompt.view.js';
import { Notices } from './notices.view.js';
import { activeModels, noticeModels } from './ten-step.fixtures.js';
import { TenStepJourney } from './ten-step-journey.js';
import { ActiveJourneyView } from './ten-step-journey.view.js';

const meta = {
  title: 'Journey/Ten-step journey',
  component: ActiveJourneyView,
  args: {
    model: activeModels.hypothesis,
    send: fn(),
    agents: () => <Text tone="muted">Here the six agents show what they do.</Text>,
  },
} satisfies Meta<typeof ActiveJourneyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hypothesis: Story = {};
export const BareHypothesis: Story = { args: { model: activeModels.bareHypothesis } };
export const UnsupportedHypothesis: Story = {
  args: { model: activeModels.unsupportedHypothesis },
};
/** The host has the guided flow. */
export const UnsupportedWithFlow: Story = {
  args: { model: activeModels.unsupportedHypothesis, flow: { onContinue: fn() } },
};
export const Processing: Story = { args: { model: activeModels.processing } };
export const Literature: Story = { args: { model: activeModels.literature } };
export const MoreLiterature: Story = { args: { model: activeModels.moreLiterature } };
export const NoLiterature: Story = { args: { model: activeModels.noLiterature } };
export const AgentsAhead: Story = { args: { model: activeModels.agentsAhead } };
export const AgentsAtWork: Story = { args: { model: activeModels.agentsAtWork } };
export const Results: Story = { args: { model: activeModels.stats } };
export const BareResults: Story = { args: { model: activeModels.bareStats } };
export const ReducedResults: Story = { args: { model: activeModels.reducedStats } };
export const FullResults: Story = { args: { model: activeModels.fullResults } };
export const Complete: Story = { args: { model: activeModels.complete } };

export const Conflict: Story = {
  render: ({ send }) => <Notices model={noticeModels.conflict} send={send} />,
};
export const UnreadableConflict: Story = {
  render: ({ send }) => <Notices model={noticeModels.unreadable} send={send} />,
};
export const TakenOver: Story = {
  render: ({ send }) => <Notices model={noticeModels.updatedByOtherTab} send={send} />,
};
export const StorageFull: Story = {
  render: ({ send }) => <Notices model={noticeModels.full} send={send} />,
};
export const Question: Story = {
  render: ({ send }) => <InterestPrompt open interest="" send={send} />,
};

/** The whole journey with scripted replies: interest, hypothesis, literature. */
export const WholeJourney: Story = {
  render: () => (
    <TenStepJourney
      api={createPlatformClient({ transport: scriptedTransport(allExampleReplies) })}
      storage={memoryStorage()}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Your Journey' }));
    await screen.findByRole('dialog', { name: 'What is your research interest?' });
    await userEvent.keyboard('Sleep and memory{Enter}');
    await canvas.findByRole('heading', { level: 2, name: 'Hypothesis Generation' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Literature Review' });
    await expect(heading).toHaveFocus();
  },
};
