import fc from 'fast-check';
import { seededRandom } from '@spinout/domain/circuits';
import { describe, expect, it } from 'vitest';
import { buildQubitHamiltonian } from '../hydrogen/eigensolver.js';
import { solveElectronicStructure } from '../hydrogen/electronic-structure.js';
import { applyGate } from '../apply-gate.js';
import { type PauliTerm, computeExpectation } from '../pauli-sum.js';
import { createZeroState } from '../state-vector.js';
import { computeEnergyGradient } from './energy-gradient.js';
import { computeExactEnergies } from './exact-energy.js';
import { parseHamiltonian } from './hamiltonian.js';
import { createAnsatz, findVariationalEnergy } from './variational-energy.js';

/** 0.735 Å with the length of the bohr that the reference used (CODATA 2010). */
const REFERENCE_BOND = 0.735 / 0.52917721092;

/** H2 in STO-3G at 0.735 Å by the Jordan-Wigner mapping, as Qiskit Nature prints it; electrons only. */
const H2_JORDAN_WIGNER = parseHamiltonian(`
  -0.8105479805373266 IIII + 0.17218393261915552 IIIZ - 0.22575349222402472 IIZI
  + 0.1721839326191556 IZII - 0.22575349222402472 ZIII + 0.12091263261776641 IIZZ
  + 0.16892753870087912 IZIZ + 0.04523279994605785 YYYY + 0.04523279994605785 XXYY
  + 0.04523279994605785 YYXX + 0.04523279994605785 XXXX + 0.16614543256382414 ZIIZ
  + 0.16614543256382414 IZZI + 0.17464343068300453 ZIZI + 0.12091263261776641 ZZII`);

const place = (numQubits: number, letters: Readonly<Record<number, string>>) =>
  Array.from({ length: numQubits }, (_, q) => letters[q] ?? 'I')
    .toReversed()
    .join('');

/** -Σ ZZ between neighbors in a row and -Σ X. */
const ising = (n: number): readonly PauliTerm[] => [
  ...Array.from({ length: n - 1 }, (_, q) => ({
    factor: -1,
    paulis: place(n, { [q]: 'Z', [q + 1]: 'Z' }),
  })),
  ...Array.from({ length: n }, (_, q) => ({ factor: -1, paulis: place(n, { [q]: 'X' }) })),
];

/** Σ XX + YY + ZZ between neighbors in a ring. */
const heisenberg = (n: number): readonly PauliTerm[] =>
  Array.from({ length: n }, (_, q) =>
    ['X', 'Y', 'Z'].map((p) => ({ factor: 1, paulis: place(n, { [q]: p, [(q + 1) % n]: p }) })),
  ).flat();

/** With the energies in closed form, or as published. */
const KNOWN: readonly (readonly [string, readonly PauliTerm[], number])[] = [
  [
    'H2, parity mapping, two qubits',
    buildQubitHamiltonian(solveElectronicStructure(REFERENCE_BOND)),
    -1.137306035753,
  ],
  ['H2, Jordan-Wigner, four qubits', H2_JORDAN_WIGNER, -1.137306035753 - 0.719968994449],
  ['Ising of two qubits', ising(2), -Math.sqrt(5)],
  ['Ising of three qubits', ising(3), 1 - 1 / Math.sin(Math.PI / 14)],
  ['Ising of four qubits', ising(4), 1 - 1 / Math.sin(Math.PI / 18)],
  ['Heisenberg ring of four qubits', heisenberg(4), -8],
  ['a singlet', parseHamiltonian('XX + YY + ZZ'), -3],
];

describe('exact energies', () => {
  it.each(KNOWN)('are the known ones: %s', (_, terms, energy) => {
    expect(computeExactEnergies(terms).groundEnergy).toBeCloseTo(energy, 9);
  });

  it('are all eigenvalues, lowest first', () => {
    const { eigenvalues, numQubits } = computeExactEnergies(parseHamiltonian('XX + YY + ZZ'));
    expect(numQubits).toBe(2);
    for (const [at, energy] of [-3, 1, 1, 1].entries()) {
      expect(eigenvalues[at]).toBeCloseTo(energy, 12);
    }
  });

  it('have the sums of their powers that the products of the terms have', () => {
    const term = fc.record({
      factor: fc.double({ min: -2, max: 2, noNaN: true }),
      paulis: fc
        .array(fc.constantFrom('I', 'X', 'Y', 'Z'), { minLength: 3, maxLength: 3 })
        .map((letters) => letters.join('')),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(term, { minLength: 1, maxLength: 12, selector: (t) => t.paulis }),
        (terms) => {
          const { eigenvalues } = computeExactEnergies(terms);
          // The trace of a product of two different Pauli products is 0, that of a square 8.
          const mean = terms.find(({ paulis }) => paulis === 'III')?.factor ?? 0;
          const square = terms.reduce((sum, { factor }) => sum + factor * factor, 0);
          expect(eigenvalues.reduce((sum, e) => sum + e, 0)).toBeCloseTo(8 * mean, 9);
          expect(eigenvalues.reduce((sum, e) => sum + e * e, 0)).toBeCloseTo(8 * square, 9);
        },
      ),
    );
  });
});

describe('variational energies', () => {
  it('have the gradients that differences give', () => {
    const terms = heisenberg(3);
    const random = seededRandom(1);
    const angles = Array.from({ length: 18 }, () => 6 * random.share());
    const energy = (at: number, by: number) => {
      const state = createZeroState(3);
      const changed = angles.with(at, (angles[at] ?? 0) + by);
      for (const each of createAnsatz(3, 2, changed).gates) applyGate(state, each);
      return computeExpectation(state, terms);
    };
    const gradient = computeEnergyGradient(3, createAnsatz(3, 2, angles).gates, terms);
    expect(gradient).toHaveLength(angles.length);
    for (const [at, derivative] of gradient.entries()) {
      // The parameter shift rule, which is exact for rotations.
      const expected = (energy(at, Math.PI / 2) - energy(at, -Math.PI / 2)) / 2;
      expect(derivative).toBeCloseTo(expected, 10);
    }
  });

  it.each(KNOWN)('reach the exact one within 1e-6: %s', async (_, terms, energy) => {
    const found = await findVariationalEnergy(terms);
    expect(found.energy).toBeGreaterThan(energy - 1e-9);
    expect(found.energy - energy).toBeLessThan(1e-6);
  });

  it('reach the exact one of random Hamiltonians of 2 to 4 qubits', async () => {
    const random = seededRandom(7);
    for (const numQubits of [2, 2, 3, 3, 4]) {
      const terms = Array.from({ length: 10 }, () => ({
        factor: 2 * random.share() - 1,
        paulis: Array.from({ length: numQubits }, () => 'IXYZ'[random.word() % 4]).join(''),
      }));
      const { energy } = await findVariationalEnergy(terms);
      expect(Math.abs(energy - computeExactEnergies(terms).groundEnergy)).toBeLessThan(1e-6);
    }
  });

  it('are the same for the same seed', async () => {
    const first = await findVariationalEnergy(ising(2), { seed: 3 });
    expect(await findVariationalEnergy(ising(2), { seed: 3 })).toEqual(first);
    const other = await findVariationalEnergy(ising(2), { seed: 4 });
    expect(other.angles).not.toEqual(first.angles);
  });

  it('stop after an abort', async () => {
    const signal = AbortSignal.abort(new Error('left'));
    await expect(findVariationalEnergy(ising(2), { signal })).rejects.toThrow('left');
  });

  it.each([{ layers: 0 }, { layers: 21 }, { starts: 0 }, { starts: 1.5 }])(
    'refuse %j',
    async (options) => {
      await expect(findVariationalEnergy(ising(2), options)).rejects.toMatchObject({
        reason: 'variational',
      });
    },
  );
});

describe('a Hamiltonian as text', () => {
  it('is a sum of factors and Pauli strings', () => {
    expect(parseHamiltonian(' XX -2*YY+ .5 ZZ - 1e-3*IZ')).toEqual([
      { factor: 1, paulis: 'XX' },
      { factor: -2, paulis: 'YY' },
      { factor: 0.5, paulis: 'ZZ' },
      { factor: -0.001, paulis: 'IZ' },
    ]);
  });

  it.each([
    ['', 'This one has no terms.'],
    ['XX + Y', 'Term 2 has 1 letters, the first one 2.'],
    ['XX YY', 'Term 2 cannot be read, at character 4.'],
    ['XX + 3', 'Term 2 cannot be read, at character 4.'],
    ['xx', 'Term 1 cannot be read, at character 1.'],
    ['1e999 X', 'The factor of term 1 is no finite number.'],
    ['IIIIIIX', 'This one has 7 qubits.'],
    ['X+'.repeat(1001) + 'X', 'This one has 1001 terms.'],
  ])('is refused with a reason: %s', (text, why) => {
    expect(() => parseHamiltonian(text)).toThrow(why);
  });
});
