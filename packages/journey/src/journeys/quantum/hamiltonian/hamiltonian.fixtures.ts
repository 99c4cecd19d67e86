import type { HamiltonianModel } from './hamiltonian.model.js';

const empty: HamiltonianModel = {
  typed: '',
  busy: false,
  hasReplaced: false,
  source: null,
  result: null,
};

const typed = '-ZZ - IX - XI';

/** One view model per state. */
export const hamiltonianModels = {
  empty,
  computing: { ...empty, typed, busy: true },
  found: {
    ...empty,
    typed,
    hasReplaced: true,
    source: { origin: 'computed', by: 'Example engine' },
    result: {
      ground: 'Exact ground state energy: -2.236068',
      hamiltonian: typed,
      size: '2 qubits, 3 terms',
      variational: '-2.236068',
      difference: '3.1E-15',
      gap: '1.236068',
      levels: [
        { id: '0', number: '0', energy: '-2.236068', states: '1' },
        { id: '1', number: '1', energy: '-1', states: '1' },
        { id: '2', number: '2', energy: '1', states: '1' },
        { id: '3', number: '3', energy: '2.236068', states: '1' },
      ],
    },
  },
} as const satisfies Record<string, HamiltonianModel>;
