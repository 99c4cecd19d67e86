import { createPlatformClient, type Transport } from '@spinout/api-client';
import { seededRandom } from '@spinout/api-client/circuits';
import {
  allExampleReplies,
  exampleJob,
  failWith,
  jsonReply,
  scriptedTransport,
  type Script,
} from '@spinout/api-client/testing';
import { testTools } from '@spinout/journey-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { madeCircuit } from './circuit/circuit.fixtures.js';
import { QuantumSection, type QuantumSectionProps } from './quantum-section.standalone.js';

const CREATE = 'quantum.createCircuit';
const RUN = 'quantum.runSimulation';
const OPTIMIZE = 'quantum.optimizeMolecule';

const five = madeCircuit('ghz', 5).circuit;
const job = {
  ...exampleJob,
  circuit_id: five.id,
  results: { '00000': 500, '11111': 524 },
};
const good: Script = {
  ...allExampleReplies,
  [CREATE]: { success: true, circuit: five },
  [RUN]: { success: true, job },
};

const show = (script: Script = good, props: Partial<QuantumSectionProps> = {}) => {
  const transport = scriptedTransport(script);
  const places = { save: vi.fn(), copy: vi.fn(() => Promise.resolve()) };
  render(
    <QuantumSection
      api={createPlatformClient({ transport })}
      tools={{ ...testTools(), random: seededRandom(3).share }}
      places={places}
      {...props}
    />,
  );
  return { transport, places, user: userEvent.setup() };
};

const button = (name: string) => screen.getByRole('button', { name });
const qubits = () => screen.getByRole('spinbutton', { name: 'Number of qubits' });
const alert = () => screen.findByRole('alertdialog', { name: 'Alert' });
const closeAlert = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
};
const items = () =>
  within(screen.getByRole('list', { name: 'Simulation results' }))
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild?.textContent ?? '');
const molecule = () => screen.getByRole('textbox', { name: 'Molecule name' });

describe('the quantum section', () => {
  it('QC-01, QC-02, QC-05 is a region with its title, and has two parts', () => {
    show();
    const section = screen.getByRole('region', { name: 'Quantum Computing Services' });
    expect(
      within(section).getByRole('heading', { level: 2, name: 'Quantum Computing Services' }),
    ).toBeVisible();
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((each) => each.textContent),
    ).toEqual(['Quantum Circuit Creation', 'Molecular Optimization']);
  });

  it('QC-02, QC-03, QC-04, QC-08, QC-09, API-12, API-13, ENT-18, ENT-19, CONST-20, CONST-21 makes and runs a circuit of five qubits (S-78)', async () => {
    const { user, transport } = show();
    expect(qubits()).toHaveValue(5);
    await user.click(button('Create Circuit'));
    expect(await screen.findByText('Circuit: Circuit 5 qubits (5 qubits)')).toBeVisible();
    await user.click(button('Run Simulation'));
    await screen.findByRole('list', { name: 'Simulation results' });
    expect(transport.sentTo(CREATE)).toEqual([{ name: 'Circuit 5 qubits', num_qubits: 5 }]);
    expect(transport.sentTo(RUN)).toEqual([{ circuit_id: five.id, shots: 1024 }]);
    expect(items()).toEqual(['11111: 524', '00000: 500']);
    const bar = screen.getByRole('meter', { name: '11111' });
    expect(bar).toHaveAttribute('aria-valuenow', '524');
    expect(bar).toHaveAttribute('aria-valuemax', '1024');
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

  it('QC-06, QC-07 ask for what is missing, and call nobody (S-79)', async () => {
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

  it('QC-12, QC-13, QC-14, QC-15, QC-20, CONST-22 show demonstrations after 404, which say so (S-80)', async () => {
    const { user, transport } = show({});
    await user.clear(qubits());
    await user.type(qubits(), '2');
    await user.click(button('Create Circuit'));
    expect(await alert()).toHaveAccessibleDescription(
      'Using demo quantum circuit. Full quantum computing features coming soon!',
    );
    await closeAlert(user);
    expect(screen.getByText('Circuit: Circuit 2 qubits (2 qubits)')).toBeVisible();
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
    // A circuit that no server has is sent to none.
    expect(transport.requests.map(({ id }) => id)).toEqual([CREATE, OPTIMIZE]);
  });

  it('QC-14 shows demo results for a server’s circuit that it cannot run (S-80)', async () => {
    const { user } = show({ [CREATE]: good[CREATE] });
    await user.click(button('Create Circuit'));
    await screen.findByText('Circuit: Circuit 5 qubits (5 qubits)');
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
  ])('QC-17, %s tells of a creation that ends with %j (S-81)', async (_, reply, detail) => {
    const { user } = show({ [CREATE]: reply });
    await user.click(button('Create Circuit'));
    expect(await alert()).toHaveAccessibleDescription(`Error creating quantum circuit: ${detail}`);
  });

  it.each([
    ['QC-11', { success: false, error: 'Too hot' }, 'Too hot'],
    ['QC-11', { success: false }, 'Invalid response format'],
    ['QC-11', { success: true }, 'Invalid response format'],
  ])('QC-18, %s tells of a run that ends with %j (S-81)', async (_, reply, detail) => {
    const { user } = show({ ...good, [RUN]: reply });
    await user.click(button('Create Circuit'));
    await screen.findByText('Circuit: Circuit 5 qubits (5 qubits)');
    await user.click(button('Run Simulation'));
    expect(await alert()).toHaveAccessibleDescription(
      `Error running quantum simulation: ${detail}`,
    );
  });

  it.each([
    ['QC-19', jsonReply(500, {}), 'Error optimizing molecule: The server answered with status 500'],
    ['QC-19', { success: false, error: 'No' }, 'Error optimizing molecule: No'],
    ['QC-16', { success: true }, 'Optimization completed but no energy data available'],
    [
      'QC-16',
      { success: true, optimization: { optimized_geometry: {} } },
      'Optimization completed but no energy data available',
    ],
  ])('%s tells of an optimization that ends with %j (S-81)', async (_, reply, text) => {
    const { user } = show({ [OPTIMIZE]: reply });
    await user.type(molecule(), 'H2');
    await user.click(button('Optimize Molecule'));
    expect(await alert()).toHaveAccessibleDescription(text);
  });

  it.each(['unreachable', 'timeout'] as const)(
    'QC-17, QC-18, QC-19 call %s a network error (T-19)',
    async (code) => {
      const client = createPlatformClient({ transport: scriptedTransport(good) });
      const quantum = {
        createCircuit: vi.fn(client.quantum.createCircuit).mockImplementationOnce(failWith(code)),
        runSimulation: failWith(code),
        optimizeMolecule: failWith(code),
      };
      const { user } = show(good, { api: { ...client, quantum } });
      await user.click(button('Create Circuit'));
      expect(await alert()).toHaveAccessibleDescription(
        'Error creating quantum circuit: Network error',
      );
      await closeAlert(user);
      await user.click(button('Create Circuit'));
      await screen.findByText('Circuit: Circuit 5 qubits (5 qubits)');
      await user.click(button('Run Simulation'));
      expect(await alert()).toHaveAccessibleDescription(
        'Error running quantum simulation: Network error',
      );
      await closeAlert(user);
      await user.type(molecule(), 'H2{Enter}');
      expect(await alert()).toHaveAccessibleDescription('Error optimizing molecule: Network error');
    },
  );

  it('API-14, QC-21 shows the energy of a molecule, where it comes from and how (T-51)', async () => {
    const { user, transport } = show();
    await user.type(molecule(), 'H2{Enter}');
    expect(await screen.findByText('Ground state energy: -1.137 Hartree')).toBeVisible();
    expect(transport.sentTo(OPTIMIZE)).toEqual([{ molecule: 'H2' }]);
  });

  it('T-50 tells the memory of a choice before anything is asked', async () => {
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
    await user.selectOptions(screen.getByRole('combobox', { name: 'Circuit' }), 'Grover search');
    expect(await screen.findByText(/^Grover search over 26 qubits takes/)).toBeVisible();
    expect(transport.requests).toEqual([]);
  });

  it('T-50 checks a program while it is typed, and sends one that reads well', async () => {
    const { user, transport } = show();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Circuit' }),
      'Your own OpenQASM',
    );
    const program = screen.getByRole('textbox', { name: 'OpenQASM program' });
    await user.click(program);
    await user.paste('qubit[2] q;\nfoo q;');
    await waitFor(() => expect(program).toBeInvalid());
    expect(program).toHaveAccessibleDescription(/^Line 2, column 1: "foo" is not supported\./);
    await user.click(button('Create Circuit'));
    expect(await alert()).toHaveAccessibleDescription(
      /^Error creating quantum circuit: Line 2, column 1/,
    );
    await closeAlert(user);
    await user.clear(program);
    await user.paste('qubit[2] q;\nh q;');
    expect(await screen.findByText('Reads well: 2 qubits, 2 gates.')).toBeVisible();
    await user.click(button('Create Circuit'));
    await waitFor(() =>
      expect(transport.sentTo(CREATE)).toEqual([
        { name: 'Circuit 2 qubits', num_qubits: 2, program: 'qubit[2] q;\nh q;' },
      ]),
    );
  });

  it('hands the circuit out as OpenQASM, as a file and as text', async () => {
    const { user, places } = show();
    await user.click(button('Create Circuit'));
    await user.click(await screen.findByRole('button', { name: 'Download OpenQASM' }));
    expect(await screen.findByText('Saved as Circuit_5_qubits.qasm')).toBeVisible();
    expect(places.save).toHaveBeenCalledExactlyOnceWith('Circuit_5_qubits.qasm', expect.any(Blob));
    await user.click(button('Copy'));
    expect(await screen.findByText('Copied')).toBeVisible();
    await user.click(button('OpenQASM of this circuit'));
    expect(screen.getByRole('textbox', { name: 'OpenQASM text' })).toHaveTextContent(
      'OPENQASM 3.0;',
    );
  });

  it('CFG-15 shows nothing and asks nothing where quantum is off (T-56)', () => {
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

  it('shows its alerts in the host’s way where the host has one (T-07)', async () => {
    const hostAlert = vi.fn();
    const { user } = show(good, { alert: hostAlert });
    await user.click(button('Run Simulation'));
    await waitFor(() =>
      expect(hostAlert).toHaveBeenCalledExactlyOnceWith('Please create a quantum circuit first'),
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
