import { Button, Cluster } from '@spinout/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { CompletionModel } from './completion.model.js';
import { CompletionView } from './completion.view.js';

const source = { origin: 'computed', by: 'Example' } as const;

const model: CompletionModel = {
  results: [
    { label: 'Topic', text: 'Sleep and memory', source: undefined, isClaim: false },
    { label: 'Paper', text: 'Spindles and recall', source, isClaim: false },
    {
      label: 'Hypothesis',
      text: 'Sleep spindles and recall',
      details: 'Longer sleep spindles may improve recall of word pairs.',
      source,
      isClaim: true,
    },
    { label: 'Literature', text: '20 found, 3 selected for review', source, isClaim: false },
    {
      label: 'Experiment',
      text: 'Two-sample t test · 64 per group analyzed, 80 per group enrolled (160 in total) · 37 weeks · $208,000',
      source,
      isClaim: false,
    },
    {
      label: 'Company',
      text: 'Sleep Labs, a draft C-Corp in Delaware',
      source: { origin: 'simulated', by: 'Example' },
      isClaim: false,
    },
  ],
  isAnySimulated: true,
  origins: [
    {
      origin: 'simulated',
      parts: 'Company',
      about: 'Made up for demonstration. Not for use in research.',
    },
    {
      origin: 'computed',
      parts: 'Paper, Hypothesis, Literature, and Experiment',
      about: 'Calculated from documents by a stated method.',
    },
  ],
  monday: [
    'Try the measurement on a few samples: recall of word pairs. Check that you can use: EEG.',
    'Find out where the sample can come from: 64 per group analyzed, 80 per group enrolled (160 in total).',
    'Ask the authors of “Spindles and recall” about their protocol, material and data.',
  ],
  later: [
    {
      id: 'lawyer',
      title: 'Talk to a lawyer',
      items: ['Have these drafts reviewed before you sign or file: Bylaws.'],
    },
    {
      id: 'approvals',
      title: 'Meet the requirements',
      items: ['Employer Identification Number from the IRS (Form SS-4)'],
      omitted: 7,
    },
  ],
};

const meta = {
  title: 'Research flow/Flow/Completed flow',
  component: CompletionView,
  args: {
    model,
    renderDownload: (otherFiles) => (
      <Cluster gap={3}>
        <Button variant="primary">Download report (PDF)</Button>
        {otherFiles}
      </Cluster>
    ),
    onShowFiles: fn(),
    onShowDrafts: fn(),
  },
} satisfies Meta<typeof CompletionView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSimulatedResults: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Talk to a lawyer' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShowDrafts).toHaveBeenCalledOnce();
  },
};

export const NothingSimulated: Story = {
  args: { model: { ...model, isAnySimulated: false, origins: model.origins.slice(1) } },
};

export const NothingToDo: Story = { args: { model: { ...model, monday: [], later: [] } } };
