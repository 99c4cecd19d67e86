import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SectionRoot } from '../quantum.styles.js';
import { circuitModels, formModels } from './circuit.fixtures.js';
import { CircuitView } from './circuit.view.js';

const meta = {
  title: 'Journey/Quantum/Circuit',
  component: CircuitView,
  args: {
    form: formModels.fresh,
    model: circuitModels.idle,
    sendForm: fn(),
    send: fn(),
  },
  render: (args) => (
    <SectionRoot aria-label="Quantum">
      <CircuitView {...args} />
    </SectionRoot>
  ),
} satisfies Meta<typeof CircuitView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const NeedsMemory: Story = { args: { form: formModels.large } };
export const TooLong: Story = { args: { form: formModels.tooLong } };
export const OwnProgram: Story = { args: { form: formModels.ownProgram } };
export const FaultyProgram: Story = { args: { form: formModels.faultyProgram } };
export const ProgramFromFile: Story = { args: { form: formModels.fromFile } };
export const Creating: Story = { args: { model: circuitModels.creating } };
export const Created: Story = { args: { model: circuitModels.created } };
export const Replaced: Story = { args: { model: circuitModels.replaced } };
export const Running: Story = { args: { model: circuitModels.running } };
export const Ran: Story = { args: { model: circuitModels.ran } };
export const ManyOutcomes: Story = { args: { model: circuitModels.manyOutcomes } };
export const Search: Story = { args: { model: circuitModels.search } };
export const Dynamic: Story = { args: { model: circuitModels.dynamic } };
export const Noisy: Story = { args: { model: circuitModels.noisy } };
export const LongCircuit: Story = { args: { model: circuitModels.long } };
export const Demo: Story = { args: { model: circuitModels.demo } };
export const NotDrawn: Story = { args: { model: circuitModels.notDrawn } };
export const WrongSum: Story = { args: { model: circuitModels.wrongSum } };
