import { exampleStructure } from '@spinout/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { structureFromDatabases } from './structure-output.fixtures.js';
import { StructureOutput } from './structure-output.view.js';

const meta = {
  title: 'Journey/Agents/Structure output',
  component: StructureOutput,
  args: { output: structureFromDatabases },
} satisfies Meta<typeof StructureOutput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromDatabases: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const Simulated: Story = { args: { output: exampleStructure } };
