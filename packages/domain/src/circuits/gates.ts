interface GateShape {
  readonly qubits: 1 | 2 | 3;
  /** Number of angles, in radians. */
  readonly params: 0 | 1;
}

/** All gates. Controlled gates list the controls first and the target last. */
export const GATES = {
  h: { qubits: 1, params: 0 },
  x: { qubits: 1, params: 0 },
  y: { qubits: 1, params: 0 },
  z: { qubits: 1, params: 0 },
  s: { qubits: 1, params: 0 },
  sdg: { qubits: 1, params: 0 },
  t: { qubits: 1, params: 0 },
  tdg: { qubits: 1, params: 0 },
  rx: { qubits: 1, params: 1 },
  ry: { qubits: 1, params: 1 },
  rz: { qubits: 1, params: 1 },
  p: { qubits: 1, params: 1 },
  cx: { qubits: 2, params: 0 },
  cz: { qubits: 2, params: 0 },
  cp: { qubits: 2, params: 1 },
  swap: { qubits: 2, params: 0 },
  ccx: { qubits: 3, params: 0 },
} as const satisfies Record<string, GateShape>;

export type GateName = keyof typeof GATES;

export const isGateName = (name: string): name is GateName => Object.hasOwn(GATES, name);
