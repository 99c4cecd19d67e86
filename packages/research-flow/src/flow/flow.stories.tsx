import { Text } from '@spinout/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { flowConflictMessages } from './flow-conflict.messages.js';
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
  other: null,
  hasResults: false,
};

const meta = {
  title: 'Research flow/Flow',
  component: FlowView,
  args: {
    model,
    send: fn(),
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
      other: {
        kind: 'record',
        isBasedOnKnown: false,
        saved: {
          schemaVersion: 1,
          journeyId: 'journey-1',
          step: 'literature',
          data: {},
          drafts: {},
        },
      },
    },
  },
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('button', { name: flowConflictMessages.useOther })).focus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: flowConflictMessages.keepCurrent }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'conflict.resolvedLocal' });
  },
};

/** The other tab has a newer version of the product. */
export const UnreadableInOtherTab: Story = {
  args: { model: { ...model, other: { kind: 'unreadable' } } },
};
