import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../text/text.js';
import { Tabs, type TabItem, type TabsProps } from './tabs.js';

const items: readonly TabItem[] = [
  { id: 'ai', label: 'AI Suggestions', content: <Text>Three topics chosen for you.</Text> },
  { id: 'browse', label: 'Browse Topics', content: <Text>All topics, by category.</Text> },
  { id: 'custom', label: 'Custom Topic', content: <Text>A topic in your own words.</Text> },
];

function Controlled(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Design system/Tabs',
  component: Tabs,
  args: { label: 'Topic source', value: 'ai', items, onValueChange: () => {} },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeTabs: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(view.getByRole('tab', { name: 'AI Suggestions' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(view.getByRole('tab', { name: 'Browse Topics' })).toHaveFocus();
    await expect(view.getByRole('tabpanel', { name: 'Browse Topics' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(view.getByRole('tab', { name: 'AI Suggestions' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(view.getByRole('tab', { name: 'Browse Topics' })).toHaveFocus();
  },
};

/** Tabs that do not fit in a row are in a second one rather than out of sight. */
export const ManyTabs: Story = {
  args: {
    label: 'Company sections',
    value: 'Overview',
    items: ['Overview', 'Legal Docs', 'Fundraising', 'IP Strategy', 'Compliance'].map((label) => ({
      id: label,
      label,
      content: <Text>{label}</Text>,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
