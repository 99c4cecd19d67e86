import { createApiClient } from '@spinout/api-client';
import { exampleReplies, jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaperDialog } from './paper-dialog.js';
import { paperExamples } from './paper.examples.js';

const createApi = (script: Parameters<typeof scriptedTransport>[0] = {}) =>
  createApiClient({ transport: scriptedTransport({ ...exampleReplies, ...script }) });

const meta = {
  title: 'Research flow/Paper dialog',
  component: PaperDialog,
  args: { api: createApi(), open: true, onClose: fn(), onAnalyzed: fn() },
} satisfies Meta<typeof PaperDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const Opened: Story = {};

/** An example is read as soon as the dialog opens. */
export const Analyzing: Story = {
  args: {
    api: createApi({ 'paper.analyze': () => new Promise(() => undefined) }),
    example: paperExamples[0],
  },
};

/** What was entered stays. */
export const Failed: Story = {
  args: {
    api: createApi({ 'paper.analyze': jsonReply(422, { error: 'The text is too short.' }) }),
  },
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: 'Paste Text' }));
    await userEvent.type(body().getByRole('textbox', { name: 'Paper text' }), 'Slow waves.');
    await userEvent.click(body().getByRole('button', { name: 'Analyze Paper' }));
    await expect(await body().findByRole('alert')).toHaveTextContent('The text is too short.');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
