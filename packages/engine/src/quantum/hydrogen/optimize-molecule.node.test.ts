import { describe, expect, it } from 'vitest';
import { solveElectronicStructure, computeExactEnergy } from './electronic-structure.js';
import { optimizeMolecule } from './optimize-molecule.js';

const hydrogen = async () => {
  const found = await optimizeMolecule('H2');
  if (!found) throw new Error('Hydrogen is known.');
  return found;
};

describe('optimising a molecule', () => {
  it('finds the bond length and energy of hydrogen in STO-3G', async () => {
    const found = await hydrogen();
    expect(found.energy).toBeCloseTo(-1.137306, 5);
    expect(found.bondLength.bohr).toBeCloseTo(1.3887, 3);
    expect(found.bondLength.angstrom).toBeCloseTo(0.7349, 4);
    expect(found.basis).toBe('STO-3G');
    expect(found.iterations).toBeGreaterThan(50);
  });

  it('agrees with exact diagonalisation, and lies below Hartree-Fock', async () => {
    const { energy, exactEnergy: exact, hartreeFockEnergy } = await hydrogen();
    expect(Math.abs(energy - exact)).toBeLessThan(1e-6);
    expect(energy - hartreeFockEnergy).toBeCloseTo(-0.0203, 4);
  });

  it('finds no lower energy at any other bond length', async () => {
    const { energy } = await hydrogen();
    for (let bond = 0.6; bond < 12; bond += 0.05) {
      expect(computeExactEnergy(solveElectronicStructure(bond))).toBeGreaterThanOrEqual(
        energy - 1e-9,
      );
    }
  });

  it('places the atoms as far apart as the bond is long', async () => {
    const { atoms, bondLength } = await hydrogen();
    const [one, two] = atoms;
    expect(atoms.map(({ element }) => element)).toEqual(['H', 'H']);
    expect((two?.z ?? 0) - (one?.z ?? 0)).toBeCloseTo(bondLength.angstrom, 12);
    expect(bondLength.angstrom / bondLength.bohr).toBeCloseTo(0.529177, 6);
  });

  it.each([
    'H2',
    'h2',
    ' Hydrogen ',
    'DIHYDROGEN',
    'molecular  hydrogen',
    'Hydrogen molecule',
    '[H][H]',
    'H₂',
  ])('knows hydrogen as "%s"', async (name) => {
    expect(await optimizeMolecule(name)).toMatchObject({ molecule: 'H2' });
  });

  it.each(['', 'H', 'H2O', 'Aspirin', 'Glucose', 'hydrogen peroxide', 'toString', '__proto__'])(
    'has no answer for "%s"',
    async (name) => {
      expect(await optimizeMolecule(name)).toBeNull();
    },
  );

  it('stops after an abort', async () => {
    await expect(optimizeMolecule('H2', AbortSignal.abort(new Error('left')))).rejects.toThrow(
      'left',
    );
    const left = new AbortController();
    const running = optimizeMolecule('H2', left.signal);
    left.abort(new Error('gone'));
    await expect(running).rejects.toThrow('gone');
  });
});
