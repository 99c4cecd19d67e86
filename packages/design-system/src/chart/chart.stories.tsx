import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { chartExamples, ChartExamples } from './chart.fixtures.js';
import { ChartFrame } from './chart-frame.js';

const meta = {
  title: 'Design system/Chart',
  component: ChartFrame,
  args: { caption: '', summary: '', children: null },
  render: () => <ChartExamples />,
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { render: () => chartExamples.line };
export const Spans: Story = { render: () => chartExamples.spans };
export const StackedBar: Story = { render: () => chartExamples.bar };
export const StackedBarsOverRounds: Story = { render: () => chartExamples.bars };
export const Columns: Story = { render: () => chartExamples.columns };
export const Heat: Story = { render: () => chartExamples.heat };
export const Links: Story = { render: () => chartExamples.links };

/** The table is one key away. */
export const AsTable: Story = {
  render: () => chartExamples.bar,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table', { name: 'Parts of the budget' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'high-contrast' } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
/** Nothing scrolls sideways on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ inlineSize: '358px' }}>
      <ChartExamples />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const picture of within(canvasElement).getAllByRole('img')) {
      await expect(picture.scrollWidth).toBeLessThanOrEqual(picture.clientWidth);
    }
  },
};
