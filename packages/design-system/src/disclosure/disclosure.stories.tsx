import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Text } from '../text/text.js';
import { Disclosure, type DisclosureProps } from './disclosure.js';

function Controlled(props: DisclosureProps) {
  const [open, setOpen] = useState(props.open);
  return <Disclosure {...props} open={open} onOpenChange={setOpen} />;
}

const meta = {
  title: 'Design system/Disclosure',
  component: Disclosure,
  args: {
    label: 'How the relevance is worked out',
    open: false,
    onOpenChange: () => {},
    children: <Text tone="muted">Based on the terms that a paper shares with the hypothesis.</Text>,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const Region: Story = { args: { open: true, region: true } };
export const RightToLeft: Story = { args: { open: true }, parameters: { direction: 'rtl' } };
