import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { hamiltonianModels } from './hamiltonian.fixtures.js';
import type { HamiltonianModel } from './hamiltonian.model.js';
import { HamiltonianView } from './hamiltonian.view.js';

const show = (model: HamiltonianModel) => {
  const send = vi.fn();
  render(<HamiltonianView model={model} send={send} />);
  return send;
};

const button = (name: string) => screen.getByRole('button', { name });

describe('the energies of a Hamiltonian', () => {
  it('are requested by keyboard for what is typed', async () => {
    const send = show(hamiltonianModels.empty);
    await userEvent.tab();
    await userEvent.keyboard('Z');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(send.mock.calls).toEqual([
      [{ type: 'hamiltonian.typed', text: 'Z' }],
      [{ type: 'energies.requested' }],
    ]);
  });

  it('can be cancelled while they are computed', async () => {
    const send = show(hamiltonianModels.computing);
    expect(button('Compute energies')).toBeDisabled();
    await userEvent.click(button('Cancel'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'energies.cancelled' });
  });

  it('are announced, and compared with the variational one', () => {
    show(hamiltonianModels.found);
    expect(screen.getByText('Exact ground state energy: -2.236068')).toHaveAttribute(
      'role',
      'status',
    );
    expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      '-2.236068',
      '3.1E-15',
      '1.236068',
      '2 qubits, 3 terms',
    ]);
    expect(screen.getByText(/Nothing was run on a quantum processor/)).toBeVisible();
  });

  it('are all in a table', async () => {
    show(hamiltonianModels.found);
    await userEvent.click(button('All energies as a table'));
    const rows = within(screen.getByRole('table', { name: 'All energies as a table' }));
    expect(rows.getAllByRole('row')).toHaveLength(5);
  });
});
