/** Why a circuit or a program was refused, and what to do. Shown to the user unchanged. */
export const quantumMessages = {
  qubits: 'A circuit has from 1 to 30 qubits; this one has {count}.',
  tooManyGates: 'A circuit has at most 100,000 gates; this one has more.',
  tooManyOperations:
    'A circuit has at most 10,000 measurements, resets and conditions; this one has more.',
  unknownGate: 'Gate {place} is unknown: “{name}”.',
  gateQubits: 'Gate {place}, {name}, needs {count} different qubits from 0 to {last}.',
  gateParams: 'Gate {place}, {name}, needs {count} finite angles.',
  readout: 'A circuit is measured into 1 to {most} bits, from qubits 0 to {last}.',
  unknownTemplate: 'There is no circuit “{name}”. Choose one of {names}.',
  marked: 'The marked state has {count} digits, each 0 or 1.',
  searchTooLong:
    'Grover search over {qubits} qubits takes {gates} gates; at most 100,000 are run. Choose fewer qubits.',
  shots: 'The number of shots is a whole number from 1 to 1,000,000.',
  memory:
    '{qubits} qubits need {needed} of memory; {given} is available. Use at most {most} qubits, or only the gates h, x, y, z, s, sdg, cx, cz and swap, which run on up to 30.',
  operation:
    'Operation {place} is invalid: measurements, resets and conditions use qubits and bits of the circuit, at most 64 levels deep.',
  work: '{shots} shots of this circuit with {qubits} qubits would take too long, because each shot is a run of its own. Use fewer shots or qubits.',
  noise: 'A noise probability is a number from 0 to 1.',
  hamiltonian: 'A Hamiltonian has from 1 to 1,000 terms on the same 1 to {most} qubits. {why}',
  variational: 'A variational search has 1 to {layers} layers and 1 to {starts} starts.',
  program: 'Line {line}, column {column}: {fault}',
} as const;

/** Errors at a position of an OpenQASM program. */
export const faultMessages = {
  tooLong: 'the program is longer than 100,000 characters.',
  character: 'unexpected “{found}”.',
  comment: 'this comment has no end.',
  text: 'this text has no closing quotation mark.',
  expected: 'expected {expected}, found “{found}”.',
  end: 'expected {expected}, but the program ends.',
  version: 'only OpenQASM 2 and 3 are supported.',
  include: 'only “qelib1.inc” and “stdgates.inc” can be included.',
  unsupported:
    '“{name}” is not supported. Use include, qubit, bit, qreg, creg, gate, barrier, measure, reset, if, else and the gates of the standard library or of your own.',
  inside: '“{name}” is not supported within “if”. Write it before.',
  condition:
    'this condition is not supported. Compare a bit or a register with a whole number by == or !=.',
  conditionsNested: 'conditions are nested at most {most} levels deep.',
  gateBody: 'a gate definition contains only gates on its own qubits, barrier and gphase.',
  notOperand: '“{name}” is not a qubit of this gate.',
  control:
    'the control of “{name}” is not supported. Gates whose global phase differs between versions, such as U, cannot be controlled.',
  wholePower: 'a power of a gate is a whole number.',
  declaredTwice: '“{name}” is declared twice.',
  size: 'a register has a size from 1 to {most}.',
  tooManyQubits: 'a circuit has at most 30 qubits.',
  tooManyBits: 'a program that measures into bits declares at most {most} of them.',
  noQubits: 'the program declares no qubits.',
  notQubits: '“{name}” is not a register of qubits.',
  notBits: '“{name}” is not a register of bits.',
  index: '“{name}” has indexes 0 to {last}.',
  operands: '“{name}” acts on {count}.',
  sizes: 'the registers differ in size.',
  same: 'a gate acts on different qubits.',
  parameters: '“{name}” takes {count}.',
  nested: 'this expression is nested more than {most} levels deep.',
  power: 'in OpenQASM 3, write a power as **.',
  notFinite: 'this angle is not a finite number.',
  tooManyGates: 'a circuit has at most 100,000 gates.',
  tooManyOperations: 'a circuit has at most 10,000 measurements, resets and conditions.',
} as const;
