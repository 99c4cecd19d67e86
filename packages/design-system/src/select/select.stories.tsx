import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Select, type SelectProps } from './select.js';

const options = ['All categories', 'Computational Biology', 'Quantum Computing'].map((label) => ({
  value: label,
  label,
}));

function Controlled(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Design system/Select',
  component: Select,
  args: { label: 'Category', value: 'All categories', options, onValueChange: () => {} },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {};
export const WithHint: Story = { args: { hint: 'Shows only the topics of one category.' } };
export const Error: Story = { args: { error: 'Choose a category' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    value: 'long',
    options: [{ value: 'long', label: 'Neuroscience, brain research and what else there is' }],
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
