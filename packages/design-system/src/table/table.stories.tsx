import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table, type TableColumn } from './table.js';

interface Holder {
  name: string;
  percent: string;
  shares: string;
}
const columns: readonly TableColumn<Holder>[] = [
  { id: 'name', header: 'Holder', cell: (row) => row.name },
  { id: 'percent', header: 'Percent', cell: (row) => row.percent, align: 'end' },
  { id: 'shares', header: 'Shares', cell: (row) => row.shares, align: 'end' },
];
const rows: readonly Holder[] = [
  { name: 'Founders', percent: '80%', shares: '8,000,000' },
  { name: 'Employee Pool', percent: '15%', shares: '1,500,000' },
  { name: 'Investor Reserve', percent: '5%', shares: '500,000' },
];

const meta = {
  title: 'Design system/Table',
  component: Table<Holder>,
  args: { caption: 'Capitalization Table', columns, rows, rowKey: (row) => row.name },
} satisfies Meta<typeof Table<Holder>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const CaptionHidden: Story = { args: { captionHidden: true } };
export const NoRows: Story = { args: { rows: [] } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
