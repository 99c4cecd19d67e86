import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link.js';

const meta = {
  title: 'Design system/SkipLink',
  component: SkipLink,
  args: { href: '#content', children: 'Skip to main content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <button>Before the content</button>
      <main id="content" tabIndex={-1}>
        The content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
};
