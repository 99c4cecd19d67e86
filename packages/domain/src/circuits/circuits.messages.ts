/** Why a circuit or a program was refused, and what to do. Shown to the user unchanged. */
export const quantumMessages = {
  qubits: 'A circuit has from 1 to 30 qubits; this one has {count}.',
  tooManyGates: 'A circuit has at most 100,000 gates; this one has more.',
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
    '“{name}” is not supported. Use include, qubit, bit, qreg, creg, barrier, measure and the gates of the standard library.',
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
  measured: 'this qubit was measured before; gates after a measurement are not supported.',
  parameters: '“{name}” takes {count}.',
  nested: 'this expression is nested more than {most} levels deep.',
  power: 'in OpenQASM 3, write a power as **.',
  notFinite: 'this angle is not a finite number.',
  tooManyGates: 'a circuit has at most 100,000 gates.',
} as const;
