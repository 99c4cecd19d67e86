import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ClaimList } from './claim-list.view.js';
import { exampleClaims } from './evidence.fixtures.js';

const meta = {
  title: 'Research flow/Evidence',
  component: ClaimList,
  args: { label: 'Claims' },
} satisfies Meta<typeof ClaimList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Supported: Story = { args: { claims: [exampleClaims.supported] } };
export const Unsupported: Story = { args: { claims: [exampleClaims.unsupported] } };

export const NotVerified: Story = {
  args: {
    claims: [exampleClaims.twiceSupported],
    pastedPaper: { documentId: 'doc-1', text: 'The quoted words are not in this text.' },
  },
};

export const Opened: Story = {
  args: { claims: [exampleClaims.twiceSupported] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show source passage' }));
    await expect(canvas.getByText('Sleep spindles rose after training.').tagName).toBe('MARK');
  },
};
