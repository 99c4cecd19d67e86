// Quantum circuits and OpenQASM, shared by the user interface and the simulator.
export {
  allQubits,
  checkCircuit,
  checkQubits,
  gate,
  MAX_BITS,
  MAX_GATES,
  MAX_QUBITS,
  type Circuit,
  type Gate,
  type Readout,
} from './circuits/circuit.js';
export { toCliffordCircuit, toCliffordGates } from './circuits/clifford.js';
export {
  checkAnyCircuit,
  flattenOperations,
  isDynamic,
  isGate,
  listGates,
  MAX_CONDITION_DEPTH,
  type AnyCircuit,
  type Condition,
  type Conditional,
  type DynamicCircuit,
  type Measurement,
  type Operation,
  type Reset,
} from './circuits/dynamic-circuit.js';
export { GATES, isGateName, type GateName } from './circuits/gates.js';
export { groverCircuit, groverIterations, groverProbability } from './circuits/grover.js';
export {
  AMPLITUDE_BYTES,
  formatMemory,
  needsStateVector,
  simulationBytes,
  stateVectorBytes,
} from './circuits/memory.js';
export {
  multiControlledPhase,
  multiControlledX,
  multiControlledZ,
} from './circuits/multi-controlled.js';
export { MAX_PROGRAM_LENGTH, MAX_WRITTEN_LENGTH, parseQasm } from './circuits/qasm/parse-qasm.js';
export { writeQasm } from './circuits/qasm/write-qasm.js';
export {
  ProgramError,
  quantumError,
  QuantumError,
  type FaultReason,
  type QuantumReason,
} from './circuits/quantum-error.js';
export { seededRandom, xoshiro128, type Random } from './circuits/random.js';
export {
  DEFAULT_TEMPLATE,
  templateCircuit,
  TEMPLATES,
  type TemplateName,
  type TemplateOptions,
} from './circuits/templates.js';
