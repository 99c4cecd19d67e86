import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { sourceFixtures } from './source.fixtures.js';
import { Source } from './source.js';
import { SourcePanelView } from './source.view.js';

const meta = {
  title: 'Research flow/Source',
  component: Source,
  args: {
    evidence: sourceFixtures.evidence,
    file: null,
    pastedText: null,
    data: {},
    isWide: true,
    onClose: fn(),
  },
} satisfies Meta<typeof Source>;

export default meta;
type Story = StoryObj<typeof meta>;

const { quote } = sourceFixtures.evidence;

/** A page with the passage marked. */
export const Page: Story = {
  render: ({ onClose }) => (
    <SourcePanelView
      model={sourceFixtures.drawn()}
      send={fn()}
      text={sourceFixtures.text}
      onClose={onClose}
    />
  ),
};

/** After a reload the file is gone; what is quoted of the page is left. */
export const FileGone: Story = {};

/** A file that pdf.js cannot open. */
export const FileDamaged: Story = {
  args: { file: new File(['no pages'], 'damaged.pdf', { type: 'application/pdf' }) },
  play: async ({ canvas }) => {
    // The development server first compiles pdf.js and its worker.
    await canvas.findByText(/could not be shown/, {}, { timeout: 40_000 });
  },
};

export const PastedText: Story = {
  args: { pastedText: `First sentence.\n\n${quote} Last sentence.` },
};

/** Where there is no room beside the step. */
export const Sheet: Story = {
  args: { isWide: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: 'Example paper, page 2' });
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
