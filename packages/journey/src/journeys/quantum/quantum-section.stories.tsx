import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createdCircuit } from './circuit/circuit.fixtures.js';
import { QuantumSection } from './quantum-section.js';

/** The circuit parser is loaded with the first circuit. */
const PATIENT = { timeout: 10_000 };

const { circuit } = createdCircuit('ghz', 2);
const script = {
  ...allExampleReplies,
  'quantum.createCircuit': { success: true, circuit },
};

const meta = {
  title: 'Journey/Quantum/Section',
  component: QuantumSection,
  args: {
    api: createPlatformClient({ transport: scriptedTransport(script) }),
    targets: { save: fn(), copy: fn() },
  },
} satisfies Meta<typeof QuantumSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Circuit' }));
    await canvas.findByRole('img', { name: 'Circuit diagram: Circuit with 2 qubits' }, PATIENT);
    await userEvent.click(canvas.getByRole('button', { name: 'Run Simulation' }));
    await canvas.findByRole('list', { name: 'Simulation results' }, PATIENT);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Molecule name' }), 'H2{Enter}');
    await expect(
      await canvas.findByText('Ground state energy: -1.137 Hartree', {}, PATIENT),
    ).toBeVisible();
  },
};

/** A server without these services: demonstrations are labeled. */
export const NotOffered: Story = {
  args: { api: createPlatformClient({ transport: scriptedTransport({}) }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Circuit' }));
    const ok = await within(canvasElement.ownerDocument.body).findByRole(
      'button',
      { name: 'OK' },
      PATIENT,
    );
    await expect(ok).toHaveFocus();
    await userEvent.click(ok);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Create Circuit' })).toHaveFocus(),
    );
    await expect(canvas.getByText('Simulated')).toBeVisible();
  },
};

/** Renders nothing with the feature turned off. */
export const TurnedOff: Story = { args: { features: { quantum: false } } };
