import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextArea, type TextAreaProps } from './text-area.js';

function Controlled(props: TextAreaProps) {
  const [text, setText] = useState(props.value);
  return <TextArea {...props} value={text} onValueChange={setText} />;
}

const meta = {
  title: 'Design system/TextArea',
  component: TextArea,
  args: { label: 'Custom research topic', value: '' },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'One or two sentences are enough.' } };
export const LongText: Story = { args: { value: 'Sleep and memory. '.repeat(60) } };
export const Error: Story = { args: { error: 'Please enter a research topic' } };
export const Disabled: Story = { args: { disabled: true, value: 'Sleep and memory' } };
