import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.js';
import { FileIcon } from '../icon/sources.icons.js';
import { FileDrop } from './file-drop.js';

const meta = {
  title: 'Design system/FileDrop',
  component: FileDrop,
  args: {
    label: 'Paper file',
    prompt: 'Drop a paper here, or choose one',
    hint: 'PDF, Word or plain text',
    accept: '.pdf,.doc,.docx,.txt',
    onFile: () => {},
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Selected: Story = {
  args: {
    status: (
      <Badge icon={<FileIcon size={16} />} role="status">
        sleep-and-memory.pdf (1.24 MB)
      </Badge>
    ),
  },
};
export const InProgress: Story = {
  args: { progress: 0.6, progressLabel: 'Reading the paper', disabled: true },
};
export const Error: Story = { args: { error: 'This kind of file cannot be read. Choose a PDF.' } };
export const Disabled: Story = { args: { disabled: true } };
