import { gate, parseQasm, templateCircuit, type AnyCircuit } from '@spinout/domain/circuits';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CircuitDiagram } from './circuit-diagram.view.js';

const show = (circuit: AnyCircuit) => render(<CircuitDiagram circuit={circuit} name="Mine" />);

const drawing = () => screen.getByRole('img', { name: 'Circuit diagram: Mine' });
const drawn = () => [...drawing().querySelectorAll('text')].map((each) => each.textContent);

describe('the diagram of a circuit', () => {
  it('shows the symbol and angle of each gate', () => {
    const gates = [gate('h', [0]), gate('rx', [1], [Math.PI / 2]), gate('cp', [0, 1], [0.4567])];
    show({ numQubits: 2, gates });
    expect(drawn()).toEqual(['H', 'Rx', 'π/2', 'P', '0.46']);
  });

  it('draws every kind of gate', () => {
    const gates = [
      ...(['h', 'x', 'y', 'z', 's', 'sdg', 't', 'tdg'] as const).map((name) => gate(name, [0])),
      gate('cx', [0, 1]),
      gate('cz', [1, 0]),
      gate('swap', [0, 2]),
      gate('ccx', [2, 0, 1]),
    ];
    show({ numQubits: 3, gates });
    expect(drawn()).toEqual(['H', 'X', 'Y', 'Z', 'S', 'S†', 'T', 'T†', 'Z']);
    expect(drawing().querySelectorAll('circle')).toHaveLength(2 + 1 + 3);
  });

  it('shows how much of a long circuit is drawn and listed', async () => {
    const gates = Array.from({ length: 812 }, () => gate('h', [0]));
    show({ numQubits: 1, gates });
    expect(screen.getByRole('figure')).toHaveTextContent(
      '1 qubit, 812 gates in 812 columns. Time runs from left to right. At the end, all qubits are measured. Showing 60 of 812 columns',
    );
    expect(drawn()).toHaveLength(60);
    await userEvent.click(screen.getByRole('button', { name: 'Gates as text' }));
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(100);
    expect(screen.getByText('Showing the first 100 of 812 gates')).toBeVisible();
  });

  it('T-50 draws only the measurements of a program, with their bits', async () => {
    show({ numQubits: 3, gates: [gate('h', [0])], readout: [2, null, 0] });
    expect(drawing().querySelectorAll('[data-kind="measure"]')).toHaveLength(2);
    expect(screen.getByRole('figure')).toHaveTextContent(
      '3 qubits, 1 gate in 1 column. Time runs from left to right. Measured at the end: 2 qubits, into 3 bits.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Gates as text' }));
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Hadamard on qubit 0',
      'Measurement of qubit 2 into bit 0',
      'Measurement of qubit 0 into bit 2',
    ]);
  });

  it('draws measurements, resets and dashed gates in the middle, and describes them', async () => {
    const program = `qubit[2] q; bit[2] c; h q[0]; c[0] = measure q[0]; measure q[1];
      if (c[0]) { x q[1]; } else { z q[1]; } reset q[0]; if (c != 2) h q[0];`;
    show(parseQasm(program));
    expect(drawn()).toEqual(['H', 'X', 'Z', '|0⟩', 'H']);
    expect(drawing().querySelectorAll('[data-kind="measure"]')).toHaveLength(2);
    expect(drawing().querySelectorAll('[data-conditional]')).toHaveLength(3);
    expect(screen.getByRole('figure')).toHaveTextContent(
      '2 qubits, 4 gates in 7 columns. Time runs from left to right. Dashed operations depend on measured bits. The result has 2 bits.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Gates as text' }));
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Hadamard on qubit 0',
      'Measurement of qubit 0 into bit 0',
      'Measurement of qubit 1, not recorded',
      'If bit 0 is not 0: X on qubit 1',
      'If bit 0 is 0: Z on qubit 1',
      'Reset of qubit 0 to 0',
      'If bits 0 to 1 are not 2: Hadamard on qubit 0',
    ]);
  });

  it('measures every qubit if a program has no measurements', () => {
    show({ numQubits: 3, gates: [] });
    expect(drawing().querySelectorAll('[data-kind="measure"]')).toHaveLength(3);
  });

  it('supports the largest circuit', () => {
    show(templateCircuit('grover', 13));
    expect(drawing()).toBeInTheDocument();
  });

  it('has a text alternative, also without gates', async () => {
    show({ numQubits: 2, gates: [] });
    expect(screen.getByRole('figure')).toHaveTextContent('2 qubits, 0 gates in 0 columns.');
    await userEvent.click(screen.getByRole('button', { name: 'Gates as text' }));
    expect(screen.getByText('No gates: all qubits stay 0.')).toBeVisible();
  });
});
