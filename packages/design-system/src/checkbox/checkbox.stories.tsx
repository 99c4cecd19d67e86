import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Checkbox, type CheckboxProps } from './checkbox.js';

function Controlled(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onCheckedChange={setChecked} />;
}

const meta = {
  title: 'Design system/Checkbox',
  component: Checkbox,
  args: { label: 'Enable Customization', checked: false },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const WithHint: Story = { args: { hint: 'Lets you add and remove founders.' } };
export const BoxOnly: Story = { args: { label: 'Select this paper', labelHidden: true } };
export const Disabled: Story = { args: { disabled: true, checked: true } };
export const LongText: Story = { args: { label: 'Select a paper with a long title '.repeat(8) } };
export const RightToLeft: Story = { args: { checked: true }, parameters: { direction: 'rtl' } };
