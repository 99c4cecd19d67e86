import { MAX_BITS, MAX_GATES } from '../circuit.js';
import {
  type AnyCircuit,
  MAX_CONDITION_DEPTH,
  MAX_OTHER_OPERATIONS,
  type Operation,
  isGate,
} from '../dynamic-circuit.js';
import { ProgramError } from '../quantum-error.js';
import { checkFinite } from './angle.js';
import { type CallableGate, findLibraryGate, isDefinedBy } from './callable-gate.js';
import { finishProgram } from './finish-program.js';
import { type GateHead, readGateDefinition, readGateHead, readPhase } from './gate-definition.js';
import { readCondition } from './read-condition.js';
import { type Operand, Registers } from './registers.js';
import { type Token, Tokens, counted, shorten } from './tokens.js';

/** Maximum length of a program from outside. */
export const MAX_PROGRAM_LENGTH = 100_000;
/** Maximum length of a program written by `writeQasm`. */
export const MAX_WRITTEN_LENGTH = 5_000_000;

interface ReadOptions {
  /** Maximum number of characters. @default 100,000 */
  readonly maxLength?: number | undefined;
}

const INCLUDES = ['"qelib1.inc"', '"stdgates.inc"'];
const VERSION = /^[23](?:\.\d)?$/;
/** Gates of all calls, each counted as at least one, so that gates that expand to nothing end too. */
const MAX_COST = 2 * MAX_GATES;
const DECLARATIONS = new Set(['include', 'qreg', 'creg', 'qubit', 'bit', 'gate', 'OPENQASM']);

/**
 * Parses a program of OpenQASM 2 or 3 (openqasm.com): include, registers and ranges of them, the gates of the standard
 * library, gate definitions, the modifiers inv, pow, ctrl and negctrl, barrier, measure, reset, and if and else on bits.
 * Everything else is refused with its line.
 *
 * The bits are those of Qiskit: numbered through all registers in the order of declaration, and 0 where
 * nothing is measured into them; a bit that is measured into twice keeps the later value. A measurement
 * that names no bit, as OpenQASM 3 allows, is discarded. When no measurement names a bit, or there is
 * none, every qubit is measured into the bit of its own number.
 *
 * This is a custom parser because no npm package fits: docs/adr/0059-openqasm-parser.md.
 * @returns a `DynamicCircuit` if the program measures or resets a qubit before later gates, or decides by bits
 * @throws {ProgramError} with line and column; never another error
 */
export function parseQasm(
  program: string,
  { maxLength = MAX_PROGRAM_LENGTH }: ReadOptions = {},
): AnyCircuit {
  if (program.length > maxLength) throw new ProgramError('tooLong', 1, 1);
  return new Reader(new Tokens(program)).read();
}

class Reader {
  readonly tokens: Tokens;
  readonly #registers: Registers;
  readonly #defined = new Map<string, CallableGate>();
  readonly #includes = new Set<string>();
  /** Where operations are added: the program, or a branch of a condition. */
  #operations: Operation[] = [];
  #numGates = 0;
  #numOthers = 0;
  #cost = 0;
  #depth = 0;
  /** Qubits that any operation used. */
  readonly #used = new Set<number>();
  #firstMeasured: Token | undefined;
  caretIsPower = true;

  constructor(tokens: Tokens) {
    this.tokens = tokens;
    this.#registers = new Registers(tokens);
  }

  readonly find = (name: string): CallableGate | undefined =>
    this.#defined.get(name) ?? findLibraryGate(name);

  read(): AnyCircuit {
    if (this.tokens.accept('OPENQASM')) this.#version();
    while (this.tokens.next.kind !== 'end') this.#statement();
    const { numQubits, numBits } = this.#registers;
    if (numQubits === 0) this.tokens.fail('noQubits', this.tokens.next);
    if (this.#firstMeasured && numBits > MAX_BITS) {
      this.tokens.fail('tooManyBits', this.#firstMeasured, { most: MAX_BITS });
    }
    return finishProgram(this.#operations, numQubits, numBits);
  }

  #version(): void {
    const version = this.tokens.expectKind('number', 'a version');
    if (!VERSION.test(version.text)) this.tokens.fail('version', version);
    this.caretIsPower = version.text.startsWith('2');
    this.tokens.expect(';');
  }

  #statement(): void {
    const word = this.tokens.next;
    if (this.tokens.accept('if')) return this.#condition(word);
    if (this.tokens.accept('gate')) return this.#definition(word);
    if (this.#registers.hasBits(word.text)) {
      const bits = this.#registers.readOperand('bits');
      this.tokens.expect('=');
      this.#measureInto(bits);
    } else if (word.kind === 'name') this.#named(word);
    else this.tokens.missing('a statement');
    this.tokens.expect(';');
  }

  #named(word: Token): void {
    if (this.#depth > 0 && DECLARATIONS.has(word.text)) {
      this.tokens.fail('inside', word, { name: word.text });
    }
    switch (word.text) {
      case 'include':
        this.tokens.take();
        return this.#include();
      case 'qreg':
      case 'creg':
        this.tokens.take();
        return this.#registers.declareBefore(word.text === 'qreg' ? 'qubits' : 'bits');
      case 'qubit':
        this.tokens.take();
        this.#registers.declareAfter('qubits');
        return;
      case 'bit': {
        this.tokens.take();
        const bits = this.#registers.declareAfter('bits');
        if (this.tokens.accept('=')) this.#measureInto(bits);
        return;
      }
      case 'barrier':
        this.tokens.take();
        if (!this.tokens.isNext(';')) this.#operands();
        return;
      case 'measure':
        this.tokens.take();
        return this.#measure();
      case 'reset':
        this.tokens.take();
        return this.#reset();
      case 'gphase':
        this.tokens.take();
        return readPhase(this);
      default:
        return this.#gate(readGateHead(this));
    }
  }

  #include(): void {
    const file = this.tokens.expectKind('text', 'the name of a file');
    if (!INCLUDES.includes(file.text)) this.tokens.fail('include', file);
    this.#includes.add(file.text);
  }

  #definition(word: Token): void {
    if (this.#depth > 0) this.tokens.fail('inside', word, { name: word.text });
    const [name, defined] = readGateDefinition(this);
    if (this.#defined.has(name.text) || isDefinedBy(this.#includes, name.text)) {
      this.tokens.fail('declaredTwice', name, { name: shorten(name.text) });
    }
    this.#defined.set(name.text, defined);
  }

  #condition(word: Token): void {
    if (this.#depth === MAX_CONDITION_DEPTH) {
      this.tokens.fail('conditionsNested', word, { most: MAX_CONDITION_DEPTH });
    }
    this.tokens.expect('(');
    const condition = readCondition(this.tokens, this.#registers);
    this.tokens.expect(')');
    const then = this.#branch();
    const otherwise = this.tokens.accept('else') ? this.#branch() : [];
    this.#add({ kind: 'if', condition, then, otherwise }, word);
  }

  /** Reads a statement or a block, whose operations are conditional. */
  #branch(): readonly Operation[] {
    const around = this.#operations;
    const branch: Operation[] = [];
    this.#operations = branch;
    this.#depth += 1;
    if (this.tokens.accept('{')) {
      while (!this.tokens.accept('}')) this.#statement();
    } else this.#statement();
    this.#depth -= 1;
    this.#operations = around;
    return branch;
  }

  #measure(): void {
    const start = this.tokens.next;
    const qubits = this.#registers.readOperand('qubits');
    if (this.tokens.accept('->')) {
      return this.#join(start, qubits, this.#registers.readOperand('bits'));
    }
    for (const qubit of qubits.indices) this.#add({ kind: 'measure', qubit, bit: null }, start);
  }

  #measureInto(bits: Operand): void {
    const start = this.tokens.expect('measure');
    this.#join(start, this.#registers.readOperand('qubits'), bits);
  }

  /** Measures qubits into as many bits. */
  #join(start: Token, qubits: Operand, bits: Operand): void {
    if (bits.indices.length !== qubits.indices.length) this.tokens.fail('sizes', start);
    this.#firstMeasured ??= start;
    for (const [at, qubit] of qubits.indices.entries()) {
      this.#add({ kind: 'measure', qubit, bit: bits.indices[at] ?? 0 }, start);
    }
  }

  #reset(): void {
    const start = this.tokens.next;
    for (const qubit of this.#registers.readOperand('qubits').indices) {
      // A qubit that nothing happened to is 0.
      if (this.#used.has(qubit)) this.#add({ kind: 'reset', qubit }, start);
    }
  }

  #operands(): readonly Operand[] {
    const operands = [this.#registers.readOperand('qubits')];
    while (this.tokens.accept(',')) operands.push(this.#registers.readOperand('qubits'));
    return operands;
  }

  #gate({ word, gate, angles }: GateHead): void {
    const operands = this.#operands();
    if (operands.length !== gate.qubits) {
      const count = counted(gate.qubits, 'qubit');
      this.tokens.fail('operands', word, { name: shorten(word.text), count });
    }
    const values = angles.map(({ start, evaluate }) => {
      const value = evaluate([]);
      checkFinite(this.tokens, start, [value]);
      return value;
    });
    this.#spread(word, gate, operands, values);
  }

  /** Applies a gate to each qubit of its operands that are ranges. */
  #spread(
    word: Token,
    gate: CallableGate,
    operands: readonly Operand[],
    angles: readonly number[],
  ) {
    const sizes = new Set(
      operands.filter(({ isWhole }) => isWhole).map(({ indices }) => indices.length),
    );
    if (sizes.size > 1) this.tokens.fail('sizes', word);
    const [times = 1] = sizes;
    for (let at = 0; at < times; at += 1) {
      const qubits = operands.map(({ indices, isWhole }) => indices[isWhole ? at : 0] ?? 0);
      if (new Set(qubits).size !== qubits.length) this.tokens.fail('same', word);
      this.#cost += gate.cost;
      if (this.#cost > MAX_COST) this.tokens.fail('tooManyGates', word);
      for (const each of gate.expand(qubits, angles)) {
        checkFinite(this.tokens, word, each.params);
        this.#add(each, word);
      }
    }
  }

  #add(operation: Operation, word: Token): void {
    if (isGate(operation)) this.#numGates += 1;
    else this.#numOthers += 1;
    if (this.#numGates > MAX_GATES) this.tokens.fail('tooManyGates', word);
    if (this.#numOthers > MAX_OTHER_OPERATIONS) this.tokens.fail('tooManyOperations', word);
    const touched =
      'qubit' in operation ? [operation.qubit] : 'qubits' in operation ? operation.qubits : [];
    for (const q of touched) this.#used.add(q);
    this.#operations.push(operation);
  }
}
