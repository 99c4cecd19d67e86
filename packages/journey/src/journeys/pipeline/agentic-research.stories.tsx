import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, exampleBundle, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { researchModels } from './agentic-research.fixtures.js';
import { AgenticResearch } from './agentic-research.js';
import { AgenticResearchView } from './agentic-research.view.js';

const meta = {
  title: 'Journey/Research agents',
  component: AgenticResearchView,
  args: { send: fn() },
} satisfies Meta<typeof AgenticResearchView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = { args: { model: researchModels.opening } };
export const Waiting: Story = { args: { model: researchModels.waiting } };
export const BlankTopic: Story = { args: { model: researchModels.blank } };
export const TurnedOff: Story = { args: { model: researchModels.turnedOff } };
export const Asking: Story = { args: { model: researchModels.asking } };
export const Designing: Story = { args: { model: researchModels.designing } };
export const Completed: Story = { args: { model: researchModels.completed } };
export const WithoutProtein: Story = { args: { model: researchModels.withoutProtein } };
export const Failed: Story = { args: { model: researchModels.failed } };
export const Interrupted: Story = { args: { model: researchModels.interrupted } };
export const Cancelled: Story = { args: { model: researchModels.cancelled } };
/** The run belongs to another tab; this one shows it. */
export const InOtherTab: Story = { args: { model: researchModels.inOtherTab } };
/** Another tab saved a different run under the same key. */
export const OtherRun: Story = { args: { model: researchModels.otherRun } };
export const OtherUnreadable: Story = { args: { model: researchModels.otherUnreadable } };
export const NotSaved: Story = { args: { model: researchModels.notSaved } };
export const Noted: Story = { args: { model: researchModels.noted } };

const { completed } = researchModels;
/** More entries than fit in the log. */
export const LongLog: Story = {
  args: {
    model: { ...completed, log: Array.from({ length: 4 }, () => completed.log).flat() },
  },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log', { name: 'Research activity log' });
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    await expect(log.getBoundingClientRect().height).toBeLessThanOrEqual(300);
  },
};

/** All outputs, expanded. */
export const Outputs: Story = {
  args: { model: researchModels.completed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const button of canvas.getAllByRole('button', { name: /^Output of/ })) {
      await userEvent.click(button);
    }
    await expect(canvas.getByText('P1, 480 Å³, druggability 0.7')).toBeVisible();
  },
};

const api = createPlatformClient({ transport: scriptedTransport(allExampleReplies) });

/** The screen with scripted replies; the research service answers immediately. */
export const WholeScreen: Story = {
  args: { model: researchModels.opening },
  render: () => (
    <AgenticResearch api={api} realResearch="always" storage={memoryStorage()} instanceId="story" />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Research topic' }),
      'BRCA1 protein',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Start Research' }));
    // The reply's schemas are loaded with the first call.
    await expect(
      await canvas.findByRole('region', { name: 'Final summary' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

/** Finished results without a run. */
export const FinishedResults: Story = {
  args: { model: researchModels.opening },
  render: () => <AgenticResearch api={api} results={exampleBundle} />,
};
