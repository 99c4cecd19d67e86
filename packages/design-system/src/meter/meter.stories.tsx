import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.js';
import { BarMeter } from './bar-meter.js';
import { DotMeter } from './dot-meter.js';

const meta = {
  title: 'Design system/Meter',
  component: BarMeter,
  subcomponents: { DotMeter },
  args: { label: 'Relevance', value: 0.87, valueText: '87%', children: '87%' },
} satisfies Meta<typeof BarMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};
export const BarEmpty: Story = { args: { value: 0, valueText: '0%', children: '0%' } };
export const BarList: Story = {
  render: () => (
    <Stack gap={2}>
      {[512, 498, 9, 5].map((count, index) => (
        <BarMeter key={index} full label={`state ${index}`} value={count} max={1024}>
          {String(count).padStart(4, '\u2007')}
        </BarMeter>
      ))}
    </Stack>
  ),
};
export const Dots: Story = {
  render: () => (
    <Stack gap={3} align="start">
      {[0, 1, 7, 10].map((value) => (
        <DotMeter key={value} value={value} label={`Potential impact: ${value} out of 10`} />
      ))}
    </Stack>
  ),
};
