import type { MoleculeModel } from './molecule.model.js';

const empty: MoleculeModel = {
  typed: '',
  found: null,
  replaced: null,
  busy: false,
  energy: null,
  bondLength: null,
};

/** One view model per state. */
export const moleculeModels = {
  empty,
  optimizing: { ...empty, typed: 'H2', busy: true },
  found: {
    ...empty,
    typed: 'H2',
    energy: 'Ground state energy: -1.137306 Hartree',
    bondLength: '0.735 Å',
    found: {
      molecule: 'H2',
      energy: -1.137306,
      bondLength: 0.735,
      method: 'Variational, STO-3G',
      source: { origin: 'computed', by: 'Example engine' },
    },
  },
  bare: {
    ...empty,
    typed: 'H2O',
    energy: 'Ground state energy: -75.5 Hartree',
    found: { molecule: 'H2O', energy: -75.5, bondLength: null, method: null, source: null },
  },
} as const satisfies Record<string, MoleculeModel>;
