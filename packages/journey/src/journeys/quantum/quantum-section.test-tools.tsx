import { createPlatformClient } from '@spinout/api-client';
import { seededRandom } from '@spinout/domain/circuits';
import {
  allExampleReplies,
  exampleJob,
  scriptedTransport,
  type Script,
} from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { createdCircuit } from './circuit/circuit.fixtures.js';
import { QuantumSection, type QuantumSectionProps } from './quantum-section.js';

export const CREATE = 'quantum.createCircuit';

export const RUN = 'quantum.runSimulation';

export const OPTIMIZE = 'quantum.optimizeMolecule';

export const five = createdCircuit('ghz', 5).circuit;

const job = {
  ...exampleJob,
  circuit_id: five.id,
  results: { '00000': 500, '11111': 524 },
};

export const successReplies: Script = {
  ...allExampleReplies,
  [CREATE]: { success: true, circuit: five },
  [RUN]: { success: true, job },
};

export const show = (script: Script = successReplies, props: Partial<QuantumSectionProps> = {}) => {
  const transport = scriptedTransport(script);
  const targets = { save: vi.fn(), copy: vi.fn(() => Promise.resolve()) };
  render(
    <QuantumSection
      api={createPlatformClient({ transport })}
      runtime={{ ...testRuntime(), random: seededRandom(3).share }}
      targets={targets}
      {...props}
    />,
  );
  return { transport, targets, user: userEvent.setup() };
};

export const button = (name: string) => screen.getByRole('button', { name });

export const qubits = () => screen.getByRole('spinbutton', { name: 'Number of qubits' });

export const alert = () => screen.findByRole('alertdialog', { name: 'Alert' });

export const closeAlert = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
};

export const items = () =>
  within(screen.getByRole('list', { name: 'Simulation results' }))
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild?.textContent ?? '');

export const COMPUTE = 'quantum.computeEnergies';

export const hamiltonian = () =>
  screen.getByRole('textbox', { name: 'Hamiltonian as a sum of Pauli strings' });

export const molecule = () => screen.getByRole('textbox', { name: 'Molecule name' });
