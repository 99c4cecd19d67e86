import { createPlatformClient, type Transport } from '@spinout/api-client';
import { jsonReply } from '@spinout/api-client/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getUnsavedWork } from '../../frame/unsaved-work.js';
import { QuantumSection } from './quantum-section.js';
import {
  COMPUTE,
  CREATE,
  RUN,
  OPTIMIZE,
  five,
  successReplies,
  show,
  button,
  qubits,
  alert,
  closeAlert,
  hamiltonian,
  items,
  molecule,
} from './quantum-section.test-tools.js';

describe('the quantum section', () => {
  it('QC-01, QC-02, QC-05 is a titled region with its parts', () => {
    show();
    const section = screen.getByRole('region', { name: 'Quantum Computing Services' });
    expect(
      within(section).getByRole('heading', { level: 2, name: 'Quantum Computing Services' }),
    ).toBeVisible();
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((each) => each.textContent),
    ).toEqual(['Quantum Circuit Creation', 'Molecular Optimization', 'Energies of a Hamiltonian']);
  });

  it('QC-02, QC-03, QC-04, QC-08, QC-09, API-12, API-13, ENT-18, ENT-19, CONST-20, CONST-21 creates and runs a circuit of five qubits (S-78)', async () => {
    const { user, transport } = show();
    expect(qubits()).toHaveValue(5);
    await user.click(button('Create Circuit'));
    expect(await screen.findByText('Circuit with 5 qubits')).toBeVisible();
    await user.click(button('Run Simulation'));
    await screen.findByRole('list', { name: 'Simulation results' });
    expect(transport.sentTo(CREATE)).toEqual([{ name: 'Circuit 5 qubits', num_qubits: 5 }]);
    expect(transport.sentTo(RUN)).toEqual([{ circuit_id: five.id, shots: 1024 }]);
    expect(items()).toEqual(['11111: 524', '00000: 500']);
    const bar = screen.getByRole('meter', { name: '11111' });
    expect(bar).toHaveAttribute('aria-valuenow', '524');
    expect(bar).toHaveAttribute('aria-valuemax', '1024');
  });

  it('reports a circuit or an energy as work that is not saved', async () => {
    const { user } = show();
    await user.type(molecule(), 'H2');
    expect(getUnsavedWork()).toEqual([]);
    await user.click(button('Create Circuit'));
    await screen.findByText('Circuit with 5 qubits');
    expect(getUnsavedWork()).toEqual(['Programs and results in Quantum Computing Services']);
  });

  it.each([
    ['99', 30],
    ['0', 1],
  ])('QC-04 clamps %s qubits when the field is left (T-27)', async (typed, clamped) => {
    const { user } = show();
    await user.clear(qubits());
    await user.type(qubits(), typed);
    await user.tab();
    expect(qubits()).toHaveValue(clamped);
  });

  it('API-14, QC-21 shows the energy of a molecule with origin and method (T-51)', async () => {
    const { user, transport } = show();
    await user.type(molecule(), 'H2{Enter}');
    expect(await screen.findByText('Ground state energy: -1.137 Hartree')).toBeVisible();
    expect(transport.sentTo(OPTIMIZE)).toEqual([{ molecule: 'H2' }]);
  });

  it('T-50 shows the memory of a choice before any request', async () => {
    const { user, transport } = show();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Circuit' }),
      'Quantum Fourier transform',
    );
    await user.clear(qubits());
    await user.type(qubits(), '26');
    expect(
      await screen.findByText('26 qubits need 1 GiB of memory for a state vector.'),
    ).toBeVisible();
    expect(screen.getByText('A run may take several minutes. You can cancel it.')).toBeVisible();
    await user.clear(qubits());
    await user.type(qubits(), '16');
    await waitFor(() => expect(screen.queryByText(/^A run may take/)).not.toBeInTheDocument());
    await user.clear(qubits());
    await user.type(qubits(), '26');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Circuit' }), 'Grover search');
    expect(await screen.findByText(/^Grover search over 26 qubits takes/)).toBeVisible();
    expect(transport.requests).toEqual([]);
  });

  it('T-50 checks a program while it is typed, and sends a valid one', async () => {
    const { user, transport } = show();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Circuit' }),
      'Your own OpenQASM',
    );
    const program = screen.getByRole('textbox', { name: 'OpenQASM program' });
    await user.click(program);
    await user.paste('qubit[2] q;\nfoo q;');
    await waitFor(() => expect(program).toBeInvalid());
    expect(program).toHaveAccessibleDescription(/^Line 2, column 1: “foo” is not supported\./);
    await user.click(button('Create Circuit'));
    expect(await alert()).toHaveAccessibleDescription(
      /^Error creating quantum circuit: Line 2, column 1/,
    );
    await closeAlert(user);
    await user.clear(program);
    await user.paste('qubit[2] q;\nh q;');
    expect(await screen.findByText('Valid program: 2 qubits, 2 gates.')).toBeVisible();
    await user.click(button('Create Circuit'));
    await waitFor(() =>
      expect(transport.sentTo(CREATE)).toEqual([
        { name: 'Circuit 2 qubits', num_qubits: 2, program: 'qubit[2] q;\nh q;' },
      ]),
    );
  });

  it('exports the circuit as OpenQASM, as a file and as text', async () => {
    const { user, targets } = show();
    await user.click(button('Create Circuit'));
    await user.click(await screen.findByRole('button', { name: 'Download OpenQASM' }));
    expect(await screen.findByText('Saved as Circuit_5_qubits.qasm')).toBeVisible();
    expect(targets.save).toHaveBeenCalledExactlyOnceWith('Circuit_5_qubits.qasm', expect.any(Blob));
    await user.click(button('Copy'));
    expect(await screen.findByText('Copied')).toBeVisible();
    await user.click(button('OpenQASM of this circuit'));
    expect(screen.getByRole('textbox', { name: 'OpenQASM text' })).toHaveTextContent(
      'OPENQASM 3.0;',
    );
  });

  it('CFG-15 renders nothing and sends nothing if quantum is off (T-56)', () => {
    const send = vi.fn<Transport['send']>();
    render(
      <QuantumSection
        api={createPlatformClient({ transport: { send } })}
        features={{ quantum: false }}
      />,
    );
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows its alerts in the host’s alert component, if any (T-07)', async () => {
    const hostAlert = vi.fn();
    const { user } = show(successReplies, { alert: hostAlert });
    await user.click(button('Run Simulation'));
    await waitFor(() =>
      expect(hostAlert).toHaveBeenCalledExactlyOnceWith('Please create a quantum circuit first'),
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('computes the energies of a typed Hamiltonian by keyboard', async () => {
    const { user, transport } = show();
    await user.click(hamiltonian());
    await user.keyboard('-ZZ - IX - XI');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Exact ground state energy: -2.236068')).toBeVisible();
    expect(transport.sentTo(COMPUTE)).toEqual([{ hamiltonian: '-ZZ - IX - XI' }]);
  });

  it('says that a server does not compute energies, and shows none', async () => {
    const { user } = show({ ...successReplies, [COMPUTE]: jsonReply(404, { error: 'none' }) });
    await user.type(hamiltonian(), 'ZZ');
    await user.click(button('Compute energies'));
    expect(await alert()).toHaveAccessibleDescription(
      'This server does not compute energies of a Hamiltonian.',
    );
    await closeAlert(user);
    expect(screen.queryByText(/ground state energy/)).not.toBeInTheDocument();
  });
});
