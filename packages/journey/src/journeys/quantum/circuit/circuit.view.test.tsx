import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MessagesProvider } from '@spinout/flow-kit/react';
import { circuitModels, createJob, formModels } from './circuit.fixtures.js';
import type { CircuitFormModel } from './circuit-form.model.js';
import type { CircuitModel } from './circuit.model.js';
import { CircuitView } from './circuit.view.js';

const show = (
  model: CircuitModel = circuitModels.idle,
  form: CircuitFormModel = formModels.fresh,
  locale = 'en-US',
) => {
  const send = vi.fn();
  const sendForm = vi.fn();
  render(
    <MessagesProvider locale={locale}>
      <CircuitView {...{ model, form, send, sendForm }} exportButtons={<p>taken along here</p>} />
    </MessagesProvider>,
  );
  return { send, sendForm };
};

const button = (name: string) => screen.getByRole('button', { name });
const qubits = () => screen.getByRole('spinbutton', { name: 'Number of qubits' });
const list = () => screen.getByRole('list', { name: 'Simulation results' });
const items = () =>
  within(list())
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild?.textContent);

describe('quantum circuit creation', () => {
  it('QC-02, QC-03 has its heading, the qubits field and both buttons', () => {
    show();
    expect(
      screen.getByRole('heading', { level: 3, name: 'Quantum Circuit Creation' }),
    ).toBeVisible();
    expect(button('Create Circuit')).toBeEnabled();
    expect(button('Run Simulation')).toBeEnabled();
  });

  it('QC-04, CONST-20 has a spin button from 1 to 30 with the value 5', async () => {
    const { sendForm } = show();
    expect(qubits()).toHaveAttribute('min', '1');
    expect(qubits()).toHaveAttribute('max', '30');
    expect(qubits()).toHaveValue(5);
    await userEvent.click(qubits());
    await userEvent.tab();
    expect(sendForm).toHaveBeenCalledExactlyOnceWith({ type: 'qubits.left' });
  });

  it('creates a circuit with Enter in the field and with the button (T-51)', async () => {
    const { send } = show();
    await userEvent.type(qubits(), '{Enter}');
    await userEvent.click(button('Create Circuit'));
    const asked = { type: 'circuit.requested', draft: formModels.fresh.draft };
    expect(send.mock.calls).toEqual([[asked], [asked]]);
  });

  it('T-50 offers templates and a custom OpenQASM program', async () => {
    const { sendForm } = show();
    const choice = screen.getByRole('combobox', { name: 'Circuit' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual([
      'GHZ state',
      'Uniform superposition',
      'Quantum Fourier transform',
      'Grover search',
      'Random gates',
      'Your own OpenQASM',
    ]);
    await userEvent.selectOptions(choice, 'Grover search');
    expect(sendForm).toHaveBeenCalledWith({ type: 'template.chosen', template: 'grover' });
  });

  it('is without noise unless the person chooses it', async () => {
    const { send, sendForm } = show();
    const choice = screen.getByRole('combobox', { name: 'Noise' });
    expect(choice).toHaveDisplayValue('None');
    expect(choice).toHaveAccessibleDescription('An ideal processor without errors.');
    await userEvent.selectOptions(choice, 'High');
    expect(sendForm).toHaveBeenCalledWith({ type: 'noise.chosen', noise: 'high' });
    await userEvent.click(button('Run Simulation'));
    expect(send).toHaveBeenCalledWith({ type: 'simulation.requested', noise: 'none' });
  });

  it('says the noise of a run with its rates', () => {
    const noise = { one_qubit_gate: 0.01, multi_qubit_gate: 0.05, read_one_as_zero: 0.02 };
    const job = { ...createJob({ '00': 1000, '01': 24 }, 'pauli-frames'), noise };
    show({ ...circuitModels.ran, job });
    expect(screen.getByText('Stabilizer simulation with random Pauli errors')).toBeVisible();
    expect(
      screen.getByText(
        '1.0% for gates on one qubit, 5.0% for other gates, 0.0% for a measured 0, 2.0% for a measured 1',
      ),
    ).toBeVisible();
  });

  it('T-50 shows the memory of a circuit before it is created', () => {
    show(circuitModels.idle, formModels.large);
    expect(screen.getByText('26 qubits need 1 GiB of memory for a state vector.')).toHaveAttribute(
      'role',
      'status',
    );
  });

  it('T-50 shows the position of an error next to the program', async () => {
    const { sendForm } = show(circuitModels.idle, formModels.faultyProgram);
    const program = screen.getByRole('textbox', { name: 'OpenQASM program' });
    expect(program).toBeInvalid();
    expect(program).toHaveAccessibleDescription('Line 4, column 1: “foo” is not supported.');
    expect(qubits()).toBeDisabled();
    await userEvent.type(program, 'x');
    expect(sendForm).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'program.typed' }) as unknown,
    );
    const file = new File(['qubit q;'], 'a.qasm');
    await userEvent.upload(screen.getByLabelText('OpenQASM file'), file);
    expect(sendForm).toHaveBeenLastCalledWith({ type: 'file.chosen', file });
  });

  it.each([
    ['qubits', circuitModels.ran, 'State (qubit 0 on the right)'],
    ['bits that the program measures into', circuitModels.readOut, 'State (bit 0 on the right)'],
  ])('T-50 explains that the digits of a state are %s', async (_, model, header) => {
    show(model);
    await userEvent.click(button('All outcomes as a table'));
    expect(screen.getByRole('columnheader', { name: header })).toBeVisible();
  });

  it('disables both while busy, and can be cancelled', async () => {
    const { send } = show(circuitModels.running);
    expect(button('Create Circuit')).toBeDisabled();
    expect(button('Run Simulation')).toBeDisabled();
    expect(button('Run Simulation')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button('Cancel'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'work.cancelled' });
  });
});

describe('a circuit that replaced another one', () => {
  it('offers to bring it back, and leaves the focus on the button that creates', async () => {
    const { send } = show(circuitModels.replaced);
    expect(screen.getByText(/^“Circuit 3 qubits” was replaced by a new circuit/)).toBeVisible();
    await userEvent.click(button('Undo'));
    expect(send).toHaveBeenLastCalledWith({ type: 'undo.requested' });
    expect(button('Create Circuit')).toHaveFocus();
    await userEvent.click(button('Dismiss and discard the earlier circuit'));
    expect(send).toHaveBeenLastCalledWith({ type: 'undo.dismissed' });
  });
});

describe('the created circuit', () => {
  it('ENT-18 shows name and size as a status, with description and origin', () => {
    show(circuitModels.created);
    expect(screen.getByText('Circuit with 5 qubits')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Example: GHZ state')).toBeVisible();
    expect(screen.getByText('Computed')).toBeVisible();
    expect(screen.getByText('taken along here')).toBeVisible();
  });

  it('T-50 is drawn, with a text list of its gates', async () => {
    show(circuitModels.created);
    expect(
      screen.getByRole('img', { name: 'Circuit diagram: Circuit with 5 qubits' }),
    ).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('5 qubits, 5 gates in 5 columns.');
    await userEvent.click(button('Gates as text'));
    const gates = within(screen.getByRole('list', { name: 'Gates as text' }));
    expect(gates.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Hadamard on qubit 0',
      'X on qubit 1, controlled by qubit 0',
      'X on qubit 2, controlled by qubit 1',
      'X on qubit 3, controlled by qubit 2',
      'X on qubit 4, controlled by qubit 3',
    ]);
  });

  it('can be scrolled by keyboard if it is long', () => {
    show(circuitModels.long);
    expect(screen.getByRole('group', { name: 'Diagram, scrolls sideways' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it('reports unknown gates', () => {
    show(circuitModels.notDrawn);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText(/cannot be drawn/)).toBeVisible();
    expect(screen.getByText('This job has no counts.')).toBeVisible();
    expect(screen.getByText('queued')).toBeVisible();
  });

  it('QC-12, QC-14 is labeled as simulated if no server created it, with its results', () => {
    show(circuitModels.demo);
    expect(screen.getAllByText('Simulated')).toHaveLength(2);
    expect(screen.getAllByText('Made on this page for demonstration')).toHaveLength(2);
    expect(
      screen.getByText(
        'No server has this circuit. A run shows demo results, not results of these gates.',
      ),
    ).toBeVisible();
  });
});

describe('the results of a run', () => {
  it('QC-08, CONST-21 list each state with its count and a bar out of 1024 (S-78)', () => {
    show(circuitModels.ran);
    expect(items()).toEqual(['00000: 519', '11111: 505']);
    const bar = within(list()).getByRole('meter', { name: '00000' });
    expect(bar).toHaveAttribute('aria-valuenow', '519');
    expect(bar).toHaveAttribute('aria-valuemax', '1024');
  });

  it('ENT-19 show method and seed', () => {
    show(circuitModels.ran);
    const facts = screen.getAllByRole('definition').map((each) => each.textContent);
    expect(facts).toEqual(['Stabilizer simulation, exact', '1207']);
  });

  it('QC-08 are sorted by count', () => {
    show(circuitModels.search);
    expect(items()).toEqual(['111: 968', '110: 14', '000: 12', '100: 11', '001: 10', '010: 9']);
  });

  it('collapse many outcomes, with a table of all of them', async () => {
    show(circuitModels.manyOutcomes);
    expect(items()).toHaveLength(16);
    expect(screen.getByText('The 16 most frequent of 512 outcomes')).toBeVisible();
    await userEvent.click(button('All outcomes as a table'));
    expect(screen.getAllByRole('row')).toHaveLength(513);
  });

  it('report counts that do not sum to the shots', () => {
    show(circuitModels.wrongSum);
    expect(screen.getByText('These counts add up to 3, not 1,024.')).toBeVisible();
    expect(screen.getByText('their own')).toBeVisible();
  });

  it('format numbers by locale', () => {
    show(circuitModels.ran, formModels.fresh, 'de');
    expect(screen.getByText('1.024 shots, 2 outcomes')).toBeVisible();
    expect(screen.getByText(/50,7/)).toBeVisible();
  });
});
