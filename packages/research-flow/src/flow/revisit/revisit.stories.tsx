import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { RevisitModel } from './revisit.model.js';
import { RevisitView } from './revisit.view.js';

const model: RevisitModel = {
  canUndo: false,
  revisiting: null,
  replaced: null,
  paper: null,
  outdated: [],
  mismatch: null,
  summary: null,
};

const topicChanged = 'The topic changed from “Sleep and memory” to “Neural replay”.';

const meta = {
  title: 'Research flow/Flow/Completed steps',
  component: RevisitView,
  args: { model, send: fn() },
} satisfies Meta<typeof RevisitView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A result that follows from another one that is out of date is updated after it. */
export const OutOfDate: Story = {
  args: {
    model: {
      ...model,
      outdated: [
        {
          step: 'hypothesis',
          name: 'Hypothesis Generation',
          reasons: [topicChanged],
          waitsFor: null,
        },
        {
          step: 'literature',
          name: 'Literature Review',
          reasons: [topicChanged],
          waitsFor: 'Hypothesis Generation',
        },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Update Hypothesis Generation' }).focus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Keep as is: Hypothesis Generation' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'revisit.kept', step: 'hypothesis' });
  },
};

export const Revisiting: Story = {
  args: {
    model: {
      ...model,
      revisiting: { name: 'Interest Selection', returnTo: 'Experiment Design' },
    },
  },
};

export const Updated: Story = {
  args: {
    model: {
      ...model,
      revisiting: { name: 'Hypothesis Generation', returnTo: 'Experiment Design' },
      replaced: 'hypothesis',
    },
  },
};

export const AnotherPaper: Story = {
  args: {
    model: {
      ...model,
      paper: { from: 'Sleep spindles and memory', to: 'Replay in the hippocampus' },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'revisit.paperExchanged' });
  },
};

export const Summary: Story = {
  args: {
    model: {
      ...model,
      summary: {
        step: 'paper',
        name: 'Paper Upload',
        facts: [
          ['Paper', 'Sleep spindles and recall'],
          ['Findings', '12'],
          ['Open questions', '8'],
        ],
      },
    },
  },
};

export const SharesNothing: Story = {
  args: {
    model: {
      ...model,
      mismatch: {
        id: 'Perovskite solar cells: sleep spindles, recall',
        topic: 'Perovskite solar cells',
        terms: ['sleep spindles', 'recall'],
      },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss this notice' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'revisit.mismatchDismissed',
      mismatch: 'Perovskite solar cells: sleep spindles, recall',
    });
  },
};

export const NewJourney: Story = { args: { model: { ...model, canUndo: true } } };
