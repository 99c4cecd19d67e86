import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incompleteGamma } from '../../statistics/special-functions.js';
import { applyGate } from '../apply-gate.js';
import { basisState } from '../circuits.fixtures.js';
import { computeExpectation } from '../pauli-sum.js';
import { createZeroState } from '../state-vector.js';
import { buildAnsatz, buildQubitHamiltonian, solveVariationally } from './eigensolver.js';
import { solveElectronicStructure, computeExactEnergy } from './electronic-structure.js';
import { boysF0 } from './gaussian-integrals.js';
import { computeAtomicIntegrals } from './sto-3g.js';

const bondLengths = fc.double({ min: 0.5, max: 8, noNaN: true });
/** 0.735 Å with the length of the bohr that the reference used (CODATA 2010). */
const REFERENCE_BOND = 0.735 / 0.52917721092;

describe('integrals of hydrogen', () => {
  it('have the Boys function as erf gives it', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 200, noNaN: true }), (t) => {
        // erf(√t) = P(1/2, t).
        const expected = (Math.sqrt(Math.PI / t) / 2) * incompleteGamma(0.5, t);
        expect(boysF0(t) / expected).toBeCloseTo(1, 12);
      }),
    );
    expect(boysF0(0)).toBe(1);
  });

  it('are those that Szabo and Ostlund print for 1.4 bohr (STO-3G, exponent 1.24)', () => {
    const found = computeAtomicIntegrals(1.4);
    const printed = {
      s12: 0.6593,
      t11: 0.76,
      t12: 0.2365,
      v11: -1.1204 - 0.76,
      v12: -0.9584 - 0.2365,
      r1111: 0.7746,
      r1122: 0.5697,
      r1112: 0.4441,
      r1212: 0.297,
    };
    for (const [name, value] of Object.entries(printed)) {
      // Sums of two printed numbers may be off by one in the last digit.
      expect(Math.abs(found[name as keyof typeof found] - value), name).toBeLessThan(1.01e-4);
    }
  });

  it('fall apart into two atoms when these are far apart', () => {
    const { s12, t12, r1112, r1122, t11, v11 } = computeAtomicIntegrals(30);
    for (const gone of [s12, t12, r1112]) expect(Math.abs(gone)).toBeLessThan(1e-12);
    expect(r1122).toBeCloseTo(1 / 30, 12);
    // One atom in STO-3G, and the pull of the other nucleus.
    expect(t11 + v11).toBeCloseTo(-0.46658 - 1 / 30, 5);
  });
});

describe('energy of hydrogen', () => {
  it('is -1.1167 Hartree by Hartree-Fock and -1.1373 exactly at 1.4 bohr (Szabo and Ostlund)', () => {
    const structure = solveElectronicStructure(1.4);
    expect(structure.bonding).toBeCloseTo(-1.1167, 4);
    expect(computeExactEnergy(structure)).toBeCloseTo(-1.1373, 4);
  });

  it('is that of PySCF at 0.735 Å', () => {
    const structure = solveElectronicStructure(REFERENCE_BOND);
    expect(structure.bonding).toBeCloseTo(-1.116998996754, 10);
    expect(computeExactEnergy(structure)).toBeCloseTo(-1.137306035753, 10);
  });

  it('has the two-qubit Hamiltonian that Qiskit gives for the parity mapping at 0.735 Å', () => {
    const terms = buildQubitHamiltonian(solveElectronicStructure(REFERENCE_BOND));
    const factors = Object.fromEntries(terms.map(({ paulis, factor }) => [paulis, factor]));
    expect((factors.II ?? 0) - 1 / REFERENCE_BOND).toBeCloseTo(-1.052373245772859, 10);
    expect(factors.IZ).toBeCloseTo(0.39793742484318045, 10);
    expect(factors.ZI).toBeCloseTo(-0.39793742484318045, 10);
    expect(factors.ZZ).toBeCloseTo(-0.01128010425623538, 10);
    expect(factors.XX).toBeCloseTo(0.18093119978423156, 10);
  });

  it('is found by the variational search at every bond length', () => {
    fc.assert(
      fc.property(bondLengths, (bond) => {
        const structure = solveElectronicStructure(bond);
        const found = solveVariationally(buildQubitHamiltonian(structure));
        expect(Math.abs(found.energy - computeExactEnergy(structure))).toBeLessThan(1e-6);
        expect(found.energy).toBeLessThan(structure.bonding);
        expect(found.evaluations).toBeLessThan(60);
      }),
    );
  });

  it('is the lowest that any state of the two qubits has', () => {
    const terms = buildQubitHamiltonian(solveElectronicStructure(1.4));
    const lowest = computeExactEnergy(solveElectronicStructure(1.4));
    const part = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(part, { minLength: 4, maxLength: 4 }), (parts) => {
        const norm = Math.hypot(...parts);
        fc.pre(norm > 1e-3);
        const re = Float64Array.from(parts, (each) => each / norm);
        const state = { numQubits: 2, re, im: new Float64Array(4) };
        expect(computeExpectation(state, terms)).toBeGreaterThanOrEqual(lowest - 1e-12);
      }),
    );
  });

  it('begins at Hartree-Fock, |01⟩, and turns towards |10⟩ (exp(-iθX₀Y₁))', () => {
    const structure = solveElectronicStructure(1.4);
    const terms = buildQubitHamiltonian(structure);
    expect(computeExpectation(basisState(2, 0b01), terms)).toBeCloseTo(structure.bonding, 12);
    expect(computeExpectation(basisState(2, 0b10), terms)).toBeCloseTo(structure.antibonding, 12);
    fc.assert(
      fc.property(fc.double({ min: -3, max: 3, noNaN: true }), (angle) => {
        const state = createZeroState(2);
        for (const each of buildAnsatz(angle)) applyGate(state, each);
        const expected = [0, Math.cos(angle), Math.sin(angle), 0];
        for (const [outcome, amplitude] of expected.entries()) {
          expect(state.re[outcome]).toBeCloseTo(amplitude, 12);
          expect(state.im[outcome]).toBeCloseTo(0, 12);
        }
      }),
    );
  });
});
