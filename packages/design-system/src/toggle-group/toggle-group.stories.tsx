import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { UploadIcon } from '../icon/tools.icons.js';
import { LinkMarkIcon, QuoteIcon } from '../icon/sources.icons.js';
import { ToggleGroup, type ToggleGroupProps } from './toggle-group.js';

function Controlled(props: ToggleGroupProps) {
  const [value, setValue] = useState(props.value);
  return <ToggleGroup {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Design system/ToggleGroup',
  component: ToggleGroup,
  args: {
    label: 'Upload method',
    value: 'file',
    onValueChange: () => {},
    items: [
      { value: 'file', label: 'Upload File', icon: <UploadIcon size={16} /> },
      { value: 'url', label: 'From URL', icon: <LinkMarkIcon size={16} /> },
      { value: 'text', label: 'Paste Text', icon: <QuoteIcon size={16} /> },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeButtons: Story = {};
export const OneDisabled: Story = {
  args: {
    items: [
      { value: 'file', label: 'Upload File' },
      { value: 'url', label: 'From URL', disabled: true },
    ],
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
