import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SectionRoot } from '../quantum.styles.js';
import { hamiltonianModels } from './hamiltonian.fixtures.js';
import { HamiltonianView } from './hamiltonian.view.js';

const meta = {
  title: 'Journey/Quantum/Hamiltonian',
  component: HamiltonianView,
  args: { model: hamiltonianModels.empty, send: fn() },
  render: (args) => (
    <SectionRoot aria-label="Quantum">
      <HamiltonianView {...args} />
    </SectionRoot>
  ),
} satisfies Meta<typeof HamiltonianView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Computing: Story = { args: { model: hamiltonianModels.computing } };
export const Found: Story = { args: { model: hamiltonianModels.found } };
