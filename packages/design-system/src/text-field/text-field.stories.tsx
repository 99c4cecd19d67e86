import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.js';

function Controlled(props: TextFieldProps) {
  const [text, setText] = useState(props.value);
  return <TextField {...props} value={text} onValueChange={setText} />;
}

const meta = {
  title: 'Design system/TextField',
  component: TextField,
  args: { label: 'Paper URL', value: '' },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'An address that begins with https' } };
export const Filled: Story = { args: { value: 'https://example.org/paper.pdf' } };
export const Search: Story = {
  args: {
    type: 'search',
    label: 'Literature search',
    labelHidden: true,
    placeholder: 'Refine your literature search...',
  },
};
export const Day: Story = {
  args: { type: 'date', label: 'Formation date', value: '2027-01-31' },
};
export const Required: Story = { args: { required: true } };
export const Error: Story = {
  args: { value: 'paper', error: 'Write the whole address, such as https://example.org/paper.pdf' },
};
export const Disabled: Story = { args: { disabled: true, value: 'https://example.org' } };
export const ReadOnly: Story = { args: { readOnly: true, value: 'https://example.org' } };
export const RightToLeft: Story = {
  args: { label: 'عنوان الورقة', value: 'بحث' },
  parameters: { direction: 'rtl' },
};
