import { Text } from '@spinout/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { flowMessages } from './flow.messages.js';
import type { FlowModel } from './flow.model.js';
import { FlowView } from './flow.view.js';
import { STEPS } from '../data/steps.js';

const model: FlowModel = {
  restoring: false,
  fetching: false,
  loadFailed: false,
  step: 2,
  name: 'paper',
  stepNames: STEPS.map((step) => flowMessages[step]),
  progressText: 'Step 2 of 6: Paper Upload',
  problem: null,
  notice: null,
  conflict: null,
  canUseOther: false,
  hasResults: false,
};

const meta = {
  title: 'Research flow/Flow',
  component: FlowView,
  args: {
    model,
    send: fn(),
    messages: flowMessages,
    children: <Text>The screen of the step.</Text>,
  },
} satisfies Meta<typeof FlowView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Restoring: Story = { args: { model: { ...model, restoring: true } } };
export const LoadFailed: Story = { args: { model: { ...model, loadFailed: true } } };
export const StorageFull: Story = {
  args: { model: { ...model, notice: flowMessages.resultsNotSaved } },
};

/** Another tab saved a different version. */
export const ChangedInOtherTab: Story = {
  args: {
    model: {
      ...model,
      conflict: 'The other tab is at Step 4 of 6: Literature Review.',
      canUseOther: true,
    },
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: flowMessages.useOther }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: flowMessages.keepCurrent })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'conflict.resolvedLocal' });
  },
};

/** The other tab has a newer version of the product. */
export const UnreadableInOtherTab: Story = {
  args: { model: { ...model, conflict: flowMessages.otherUnreadable } },
};
