import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pdfTemplatesModels } from './pdf-templates.fixtures.js';
import { PdfTemplatesView } from './pdf-templates.view.js';

const meta = {
  title: 'Journey/PDF templates',
  component: PdfTemplatesView,
  args: { send: fn() },
} satisfies Meta<typeof PdfTemplatesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = { args: { model: pdfTemplatesModels.listed } };
export const Asking: Story = { args: { model: pdfTemplatesModels.asking } };
export const Blank: Story = { args: { model: pdfTemplatesModels.blank } };
export const Generating: Story = { args: { model: pdfTemplatesModels.generating } };
export const Failed: Story = { args: { model: pdfTemplatesModels.failed } };
export const Saved: Story = { args: { model: pdfTemplatesModels.saved } };
