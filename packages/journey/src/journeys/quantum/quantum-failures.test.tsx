import { createPlatformClient } from '@spinout/api-client';
import { failWith, jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  CREATE,
  RUN,
  OPTIMIZE,
  successReplies,
  show,
  button,
  qubits,
  alert,
  closeAlert,
  items,
  molecule,
} from './quantum-section.test-tools.js';

describe('the quantum section with missing input or failures', () => {
  it('QC-06, QC-07 asks for the missing input without a request (S-79)', async () => {
    const { user, transport } = show();
    await user.click(button('Run Simulation'));
    expect(await alert()).toHaveAccessibleDescription('Please create a quantum circuit first');
    expect(button('OK')).toHaveFocus();
    await closeAlert(user);
    await user.type(molecule(), '  ');
    await user.click(button('Optimize Molecule'));
    expect(await alert()).toHaveAccessibleDescription('Please enter a molecule name');
    await closeAlert(user);
    expect(molecule()).toHaveValue('  ');
    expect(transport.requests).toEqual([]);
  });

  it('QC-12, QC-13, QC-14, QC-15, QC-20, CONST-22 shows labeled demos after a 404 (S-80)', async () => {
    const { user, transport } = show({});
    await user.clear(qubits());
    await user.type(qubits(), '2');
    await user.click(button('Create Circuit'));
    expect(await alert()).toHaveAccessibleDescription(
      'Using demo quantum circuit. Full quantum computing features coming soon!',
    );
    await closeAlert(user);
    expect(screen.getByText('Circuit with 2 qubits')).toBeVisible();
    await user.click(button('Run Simulation'));
    expect(await alert()).toHaveAccessibleDescription(
      'Showing demo quantum simulation results. Full quantum computing features coming soon!',
    );
    await closeAlert(user);
    const counts = items().map((item) => Number(item.split(': ')[1]));
    expect(counts.length).toBeLessThanOrEqual(4);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1024);
    expect(screen.getAllByText('Simulated')).toHaveLength(2);
    await user.type(molecule(), 'Aspirin');
    await user.click(button('Optimize Molecule'));
    expect(await alert()).toHaveAccessibleDescription(
      /^Demo ground state energy: -\d+(\.\d+)? Hartree\. Full quantum chemistry features coming soon!$/,
    );
    await closeAlert(user);
    expect(screen.queryByText(/Ground state energy/)).not.toBeInTheDocument();
    // A demo circuit is never sent to a server.
    expect(transport.requests.map(({ id }) => id)).toEqual([CREATE, OPTIMIZE]);
  });

  it('QC-14 shows demo results for a server’s circuit that it cannot run (S-80)', async () => {
    const { user } = show({ [CREATE]: successReplies[CREATE] });
    await user.click(button('Create Circuit'));
    await screen.findByText('Circuit with 5 qubits');
    await user.click(button('Run Simulation'));
    expect(await alert()).toHaveAccessibleDescription(
      'Showing demo quantum simulation results. Full quantum computing features coming soon!',
    );
    await closeAlert(user);
    expect(items().length).toBeLessThanOrEqual(8);
  });

  it.each([
    ['QC-10', { success: false, error: 'No room' }, 'No room'],
    ['QC-10', { success: false }, 'Invalid response format'],
    ['QC-10', { success: true }, 'Invalid response format'],
    ['QC-10', { success: true, circuit: { id: '' } }, 'Invalid response format'],
    ['QC-10', jsonReply(500, { error: 'Broken' }), 'Broken'],
  ])('QC-17, %s reports a creation that ends with %j (S-81)', async (_, reply, detail) => {
    const { user } = show({ [CREATE]: reply });
    await user.click(button('Create Circuit'));
    expect(await alert()).toHaveAccessibleDescription(`Error creating quantum circuit: ${detail}`);
  });

  it.each([
    ['QC-11', { success: false, error: 'Too hot' }, 'Too hot'],
    ['QC-11', { success: false }, 'Invalid response format'],
    ['QC-11', { success: true }, 'Invalid response format'],
  ])('QC-18, %s reports a run that ends with %j (S-81)', async (_, reply, detail) => {
    const { user } = show({ ...successReplies, [RUN]: reply });
    await user.click(button('Create Circuit'));
    await screen.findByText('Circuit with 5 qubits');
    await user.click(button('Run Simulation'));
    expect(await alert()).toHaveAccessibleDescription(
      `Error running quantum simulation: ${detail}`,
    );
  });

  it.each([
    [
      'QC-19',
      jsonReply(500, {}),
      'Error optimizing molecule: The server responded with status 500',
    ],
    ['QC-19', { success: false, error: 'No' }, 'Error optimizing molecule: No'],
    ['QC-16', { success: true }, 'Optimization completed but no energy data available'],
    [
      'QC-16',
      { success: true, optimization: { optimized_geometry: {} } },
      'Optimization completed but no energy data available',
    ],
  ])('%s reports an optimization that ends with %j (S-81)', async (_, reply, text) => {
    const { user } = show({ [OPTIMIZE]: reply });
    await user.type(molecule(), 'H2');
    await user.click(button('Optimize Molecule'));
    expect(await alert()).toHaveAccessibleDescription(text);
  });

  it.each(['unreachable', 'timeout'] as const)(
    'QC-17, QC-18, QC-19 reports %s as a network error (T-19)',
    async (code) => {
      const client = createPlatformClient({ transport: scriptedTransport(successReplies) });
      const quantum = {
        createCircuit: vi.fn(client.quantum.createCircuit).mockImplementationOnce(failWith(code)),
        runSimulation: failWith(code),
        optimizeMolecule: failWith(code),
        computeEnergies: failWith(code),
      };
      const { user } = show(successReplies, { api: { ...client, quantum } });
      await user.click(button('Create Circuit'));
      expect(await alert()).toHaveAccessibleDescription(
        'Error creating quantum circuit: Network error',
      );
      await closeAlert(user);
      await user.click(button('Create Circuit'));
      await screen.findByText('Circuit with 5 qubits');
      await user.click(button('Run Simulation'));
      expect(await alert()).toHaveAccessibleDescription(
        'Error running quantum simulation: Network error',
      );
      await closeAlert(user);
      await user.type(molecule(), 'H2{Enter}');
      expect(await alert()).toHaveAccessibleDescription('Error optimizing molecule: Network error');
    },
  );
});
