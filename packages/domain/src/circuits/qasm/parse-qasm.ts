import { type Circuit, type Gate, MAX_BITS, MAX_GATES, type Readout } from '../circuit.js';
import { ProgramError } from '../quantum-error.js';
import { readAngle } from './angle.js';
import { type Operand, Registers } from './registers.js';
import { type StandardGate, findStandardGate } from './standard-gates.js';
import { type Token, Tokens, shorten } from './tokens.js';

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

/**
 * Parses a program of OpenQASM 2 or 3 (openqasm.com): include, registers, the gates of the standard
 * library on qubits and whole registers, barrier, and measure. Gate definitions, control flow, reset
 * and gates on a qubit after its measurement are refused.
 *
 * The bits are those of Qiskit: numbered through all registers in the order of declaration, and 0 where
 * nothing is measured into them; a bit that is measured into twice keeps the later value. A measurement
 * that names no bit, as OpenQASM 3 allows, is discarded. When no measurement names a bit, or there is
 * none, every qubit is measured into the bit of its own number.
 *
 * This is a custom parser because no npm package fits: qasm-ts 2.1, the maintained
 * one, does not load as an ES module, depends on ts-node, and reports no line and column.
 * @throws {ProgramError} with line and column; never another error
 */
export function parseQasm(
  program: string,
  { maxLength = MAX_PROGRAM_LENGTH }: ReadOptions = {},
): Circuit {
  if (program.length > maxLength) throw new ProgramError('tooLong', 1, 1);
  return new Reader(new Tokens(program)).read();
}

class Reader {
  readonly #tokens: Tokens;
  readonly #registers: Registers;
  readonly #gates: Gate[] = [];
  readonly #measured = new Set<number>();
  /** The qubit that was last measured into each bit. */
  readonly #readout = new Map<number, number>();
  #firstMeasured: Token | undefined;
  #caretIsPower = true;

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
    this.#registers = new Registers(tokens);
  }

  read(): Circuit {
    if (this.#tokens.accept('OPENQASM')) this.#version();
    while (this.#tokens.next.kind !== 'end') this.#statement();
    const { numQubits } = this.#registers;
    if (numQubits === 0) this.#tokens.fail('noQubits', this.#tokens.next);
    const readout = this.#readoutOf(numQubits);
    return { numQubits, gates: this.#gates, ...(readout && { readout }) };
  }

  /** Undefined if each qubit is measured into the bit with its own number. */
  #readoutOf(numQubits: number): Readout | undefined {
    const { numBits } = this.#registers;
    if (this.#firstMeasured === undefined) return undefined;
    if (numBits > MAX_BITS) {
      this.#tokens.fail('tooManyBits', this.#firstMeasured, { most: MAX_BITS });
    }
    const readout = Array.from({ length: numBits }, (_, bit) => this.#readout.get(bit) ?? null);
    const isPlain = numBits === numQubits && readout.every((qubit, bit) => qubit === bit);
    return isPlain ? undefined : readout;
  }

  #version(): void {
    const version = this.#tokens.expectKind('number', 'a version');
    if (!VERSION.test(version.text)) this.#tokens.fail('version', version);
    this.#caretIsPower = version.text.startsWith('2');
    this.#tokens.expect(';');
  }

  #statement(): void {
    const word = this.#tokens.next;
    if (this.#registers.hasBits(word.text)) {
      const bits = this.#registers.readOperand('bits');
      this.#tokens.expect('=');
      this.#measureInto(bits);
    } else {
      this.#tokens.expectKind('name', 'a statement');
      this.#named(word);
    }
    this.#tokens.expect(';');
  }

  #named(word: Token): void {
    switch (word.text) {
      case 'include': {
        const file = this.#tokens.expectKind('text', 'the name of a file');
        if (!INCLUDES.includes(file.text)) this.#tokens.fail('include', file);
        return;
      }
      case 'qreg':
        return this.#registers.declareBefore('qubits');
      case 'creg':
        return this.#registers.declareBefore('bits');
      case 'qubit':
        this.#registers.declareAfter('qubits');
        return;
      case 'bit': {
        const bits = this.#registers.declareAfter('bits');
        if (this.#tokens.accept('=')) this.#measureInto(bits);
        return;
      }
      case 'barrier':
        if (!this.#tokens.isNext(';')) this.#operands();
        return;
      case 'measure':
        return this.#measure();
      default:
        return this.#gate(word);
    }
  }

  #measure(): void {
    const start = this.#tokens.next;
    const qubits = this.#markMeasured();
    if (!this.#tokens.accept('->')) return;
    this.#join(start, qubits, this.#registers.readOperand('bits'));
  }

  #measureInto(bits: Operand): void {
    const start = this.#tokens.expect('measure');
    this.#join(start, this.#markMeasured(), bits);
  }

  /** Records which qubit is measured into which bit. */
  #join(start: Token, qubits: Operand, bits: Operand): void {
    if (bits.indices.length !== qubits.indices.length) this.#tokens.fail('sizes', start);
    this.#firstMeasured ??= start;
    for (const [at, bit] of bits.indices.entries()) this.#readout.set(bit, qubits.indices[at] ?? 0);
  }

  #markMeasured(): Operand {
    const qubits = this.#registers.readOperand('qubits');
    for (const q of qubits.indices) this.#measured.add(q);
    return qubits;
  }

  #operands(): readonly Operand[] {
    const operands = [this.#registers.readOperand('qubits')];
    while (this.#tokens.accept(',')) operands.push(this.#registers.readOperand('qubits'));
    return operands;
  }

  #angles(): readonly number[] {
    if (!this.#tokens.accept('(')) return [];
    if (this.#tokens.accept(')')) return [];
    const angles = [readAngle(this.#tokens, this.#caretIsPower)];
    while (this.#tokens.accept(',')) angles.push(readAngle(this.#tokens, this.#caretIsPower));
    this.#tokens.expect(')');
    return angles;
  }

  #gate(word: Token): void {
    const name = shorten(word.text);
    const known = findStandardGate(word.text);
    if (!known) return this.#tokens.fail('unsupported', word, { name });
    const angles = this.#angles();
    if (angles.length !== known.params) {
      this.#tokens.fail('parameters', word, { name, count: counted(known.params, 'angle') });
    }
    const operands = this.#operands();
    if (operands.length !== known.qubits) {
      this.#tokens.fail('operands', word, { name, count: counted(known.qubits, 'qubit') });
    }
    this.#spread(word, known, operands, angles);
  }

  /** Applies a gate to each qubit of its whole-register operands. */
  #spread(
    word: Token,
    known: StandardGate,
    operands: readonly Operand[],
    angles: readonly number[],
  ) {
    const sizes = new Set(
      operands.filter(({ isWhole }) => isWhole).map(({ indices }) => indices.length),
    );
    if (sizes.size > 1) this.#tokens.fail('sizes', word);
    const [times = 1] = sizes;
    for (let at = 0; at < times; at += 1) {
      const qubits = operands.map(({ indices, isWhole }) => indices[isWhole ? at : 0] ?? 0);
      if (new Set(qubits).size !== qubits.length) this.#tokens.fail('same', word);
      if (qubits.some((q) => this.#measured.has(q))) this.#tokens.fail('measured', word);
      this.#gates.push(...known.expand(qubits, angles));
      if (this.#gates.length > MAX_GATES) this.#tokens.fail('tooManyGates', word);
    }
  }
}

const counted = (count: number, thing: string) =>
  `${count === 0 ? 'no' : count} ${thing}${count === 1 ? '' : 's'}`;
