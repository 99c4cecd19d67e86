import { type Gate, gate } from './circuit.js';
import type { GateName } from './gates.js';

const INVERSES: Partial<Record<GateName, GateName>> = { s: 'sdg', sdg: 's', t: 'tdg', tdg: 't' };

/** The gates that undo others, including their global phase. */
export const invertGates = (gates: readonly Gate[]): readonly Gate[] =>
  gates.toReversed().map(({ name, qubits, params }) =>
    gate(
      INVERSES[name] ?? name,
      qubits,
      params.map((angle) => -angle),
    ),
  );
