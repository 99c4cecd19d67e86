import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressSteps } from './progress-steps.js';

const steps = [
  'Interest Selection',
  'Paper Upload',
  'Hypothesis Generation',
  'Literature Review',
  'Experiment Design',
  'Company Formation',
];
const at = (current: number) => ({
  current,
  valueText: `Step ${current} of 6: ${steps[current - 1]}`,
});

const meta = {
  title: 'Design system/ProgressSteps',
  component: ProgressSteps,
  args: {
    label: 'Research flow progress',
    listLabel: 'Research flow steps',
    steps,
    ...at(3),
  },
} satisfies Meta<typeof ProgressSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: at(1) };
export const Middle: Story = {};
export const Last: Story = { args: at(6) };
/** Completed steps are buttons; an earlier one is open again. */
export const Revisited: Story = { args: { ...at(2), completed: 4, onOpenStep: () => undefined } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
