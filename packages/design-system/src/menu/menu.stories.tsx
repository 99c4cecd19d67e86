import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Cluster } from '../layout/layout.js';
import { Menu, type MenuProps } from './menu.js';

const items = [
  { id: 'profile', label: 'Profile Settings', onSelect: fn() },
  { id: 'journeys', label: 'My Research Journeys', onSelect: fn() },
  { id: 'out', label: 'Sign Out', onSelect: fn(), startsGroup: true },
];

const Placed = (props: MenuProps) => (
  <Cluster justify="end" style={{ minBlockSize: '18rem', alignItems: 'start' }}>
    <Menu {...props} />
  </Cluster>
);

const meta = {
  title: 'Design system/Menu',
  component: Menu,
  args: { label: 'Account', items, children: 'Account' },
  render: (args) => <Placed {...args} />,
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  const menu = await screen.findByRole('menu', { name: 'Account' });
  await waitFor(() => expect(menu).toBeVisible());
};

export const Closed: Story = {};
export const Open: Story = { play: openMenu };
export const WithHeader: Story = { args: { header: 'ada@example.org' }, play: openMenu };
export const Disabled: Story = { args: { disabled: true } };

export const ByKeyboard: Story = {
  play: async () => {
    screen.getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    const second = await screen.findByRole('menuitem', { name: 'My Research Journeys' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, play: openMenu };
