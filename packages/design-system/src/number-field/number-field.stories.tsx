import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NumberField, type NumberFieldProps } from './number-field.js';

function Controlled(props: NumberFieldProps) {
  const [text, setText] = useState(props.value);
  return <NumberField {...props} value={text} onValueChange={setText} />;
}

const meta = {
  title: 'Design system/NumberField',
  component: NumberField,
  args: { label: 'Sample size', value: '128', min: 1 },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithUnit: Story = { args: { label: 'Founder ownership', value: '40', unit: '%' } };
export const WithPrefix: Story = {
  args: { label: 'Budget', value: '50000', prefix: '$', min: 0, step: 1000 },
};
export const Error: Story = { args: { value: '', error: 'Enter a number' } };
export const Disabled: Story = { args: { disabled: true } };
