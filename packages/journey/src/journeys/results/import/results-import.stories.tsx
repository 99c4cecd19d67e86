import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { importModels } from './import.fixtures.js';
import { ResultsImportView } from './results-import.view.js';

const meta = {
  title: 'Journey/Results/Import',
  component: ResultsImportView,
  args: { send: fn() },
} satisfies Meta<typeof ResultsImportView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { model: importModels.waiting } };
export const Reading: Story = { args: { model: importModels.reading } };
export const Opened: Story = { args: { model: importModels.opened } };
export const Refused: Story = { args: { model: importModels.foreign } };
