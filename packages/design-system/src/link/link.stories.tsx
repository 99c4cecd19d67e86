import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './link.js';

const meta = {
  title: 'Design system/Link',
  component: Link,
  args: { href: '#paper', children: 'View Paper' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Internal: Story = {};
export const External: Story = { args: { href: 'https://doi.org/10.1000/182', external: true } };
export const LongText: Story = {
  args: { children: 'https://example.org/'.padEnd(220, 'a-long-address/') },
};
