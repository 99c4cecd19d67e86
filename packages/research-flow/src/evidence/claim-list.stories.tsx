import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OpenSourceContext } from '../source/source-context.js';
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

/** The premises of a hypothesis. */
export const OpenQuotes: Story = {
  args: { claims: [exampleClaims.twiceSupported, exampleClaims.unsupported], quotes: 'open' },
};

const openSource = fn();

/** A sentence that is its own quote opens the source itself. */
export const WithSource: Story = {
  args: {
    claims: exampleClaims.supported.evidence.map((passage) => ({
      text: passage.quote,
      evidence: [passage],
    })),
  },
  decorators: [
    (Story) => (
      <OpenSourceContext.Provider value={openSource}>
        <Story />
      </OpenSourceContext.Provider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Show in source, page 2$/ }));
    await expect(openSource).toHaveBeenCalled();
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
