import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { moleculeModels } from './molecule.fixtures.js';
import type { MoleculeModel } from './molecule.model.js';
import { MoleculeView } from './molecule.view.js';

const show = (model: MoleculeModel) => {
  const send = vi.fn();
  render(<MoleculeView model={model} send={send} />);
  return send;
};

const button = (name: string) => screen.getByRole('button', { name });

describe('molecular optimization', () => {
  it('QC-05 has its heading and a field with its placeholder', async () => {
    const send = show(moleculeModels.empty);
    expect(screen.getByRole('heading', { level: 3, name: 'Molecular Optimization' })).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Molecule name' });
    expect(field).toHaveAttribute('placeholder', 'e.g., Aspirin, H2O, Glucose');
    await userEvent.type(field, 'H{Enter}');
    expect(send.mock.calls).toEqual([
      [{ type: 'molecule.typed', text: 'H' }],
      [{ type: 'optimization.requested' }],
    ]);
  });

  it('QC-06 can be submitted while the name is empty (T-51)', async () => {
    const send = show(moleculeModels.empty);
    await userEvent.click(button('Optimize Molecule'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'optimization.requested' });
  });

  it('is disabled while busy, and can be cancelled', async () => {
    const send = show(moleculeModels.optimizing);
    expect(button('Optimize Molecule')).toBeDisabled();
    await userEvent.click(button('Cancel'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'optimization.cancelled' });
  });

  it('shows the energy as a status with molecule, method and origin (T-51)', () => {
    show(moleculeModels.found);
    expect(screen.getByText('Ground state energy: -1.137306 Hartree')).toHaveAttribute(
      'role',
      'status',
    );
    expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      'H2',
      'Variational, STO-3G',
      '0.735 Å',
    ]);
    expect(screen.getByText('Computed')).toBeVisible();
  });

  it('omits facts that a reply does not have', () => {
    show(moleculeModels.bare);
    expect(screen.getAllByRole('term').map((each) => each.textContent)).toEqual(['Molecule']);
  });
});
