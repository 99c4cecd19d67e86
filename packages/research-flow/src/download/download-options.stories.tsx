import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { downloadMessages } from './download.messages.js';
import { DownloadOptionsView } from './download-options.view.js';

const meta = {
  title: 'Research flow/Download options',
  component: DownloadOptionsView,
  args: { onDownload: fn() },
} satisfies Meta<typeof DownloadOptionsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = { busy: false, errorText: null, savedText: null };

export const Ready: Story = { args: { model: ready } };
export const ReportInEnglish: Story = { args: { model: ready, isReportInEnglish: true } };
export const Generating: Story = { args: { model: { ...ready, busy: true } } };
export const Failed: Story = {
  args: { model: { ...ready, errorText: downloadMessages.unreachable } },
};
export const Saved: Story = {
  args: { model: { ...ready, savedText: 'Saved as Research_Results_2026-03-02.pdf' } },
};
