import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SectionRoot } from '../quantum.styles.js';
import { moleculeModels } from './molecule.fixtures.js';
import { MoleculeView } from './molecule.view.js';

const meta = {
  title: 'Journey/Quantum/Molecule',
  component: MoleculeView,
  args: { model: moleculeModels.empty, send: fn() },
  render: (args) => (
    <SectionRoot aria-label="Quantum">
      <MoleculeView {...args} />
    </SectionRoot>
  ),
} satisfies Meta<typeof MoleculeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Optimizing: Story = { args: { model: moleculeModels.optimizing } };
export const Found: Story = { args: { model: moleculeModels.found } };
export const Bare: Story = { args: { model: moleculeModels.bare } };
