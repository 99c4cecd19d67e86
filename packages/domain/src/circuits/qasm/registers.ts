import { MAX_QUBITS } from '../circuit.js';
import { type Token, type Tokens, shorten } from './tokens.js';

/** Unused bits are only counted, so this limits a number, not memory. */
const MAX_SIZE = 10_000;

interface Register {
  readonly kind: 'qubits' | 'bits';
  /** Index of its first element among all of its kind. */
  readonly first: number;
  readonly size: number;
}

/** An operand: one element, or a range of them such as a whole register. */
export interface Operand {
  readonly indices: readonly number[];
  readonly isWhole: boolean;
}

export class Registers {
  readonly #tokens: Tokens;
  readonly #byName = new Map<string, Register>();
  numQubits = 0;
  numBits = 0;

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
  }

  hasBits(name: string): boolean {
    return this.#byName.get(name)?.kind === 'bits';
  }

  /** Declares "name[size]", as in OpenQASM 2. */
  declareBefore(kind: Register['kind']): void {
    const name = this.#name();
    this.#add(kind, name, this.#size());
  }

  /** Declares "[size] name" or "name", as in OpenQASM 3, and returns it. */
  declareAfter(kind: Register['kind']): Operand {
    const size = this.#tokens.isNext('[') ? this.#size() : 1;
    return this.#add(kind, this.#name(), size);
  }

  /** Reads "name", "name[index]" or "name[first:last]". */
  readOperand(kind: Register['kind']): Operand {
    const name = this.#name();
    const register = this.#byName.get(name.text);
    if (register?.kind !== kind) {
      const reason = kind === 'qubits' ? 'notQubits' : 'notBits';
      return this.#tokens.fail(reason, name, { name: shorten(name.text) });
    }
    if (!this.#tokens.accept('[')) return getWholeRegister(register);
    const first = this.#index(name, register);
    const isRange = this.#tokens.accept(':');
    const start = this.#tokens.next;
    const last = isRange ? this.#index(name, register) : first;
    if (last < first) this.#tokens.fail('index', start, { name: shorten(name.text), last: first });
    this.#tokens.expect(']');
    return {
      indices: Array.from({ length: last - first + 1 }, (_, at) => register.first + first + at),
      isWhole: isRange,
    };
  }

  #index(name: Token, { size }: Register): number {
    const index = this.#tokens.next;
    const offset = this.#integer();
    if (offset >= size) {
      this.#tokens.fail('index', index, { name: shorten(name.text), last: size - 1 });
    }
    return offset;
  }

  #add(kind: Register['kind'], name: Token, size: number): Operand {
    if (this.#byName.has(name.text))
      this.#tokens.fail('declaredTwice', name, { name: shorten(name.text) });
    const first = kind === 'qubits' ? this.numQubits : this.numBits;
    if (kind === 'qubits') this.numQubits += size;
    else this.numBits += size;
    if (this.numQubits > MAX_QUBITS) this.#tokens.fail('tooManyQubits', name);
    const register = { kind, first, size };
    this.#byName.set(name.text, register);
    return getWholeRegister(register);
  }

  #name(): Token {
    return this.#tokens.expectKind('name', 'a name');
  }

  #integer(): number {
    const token = this.#tokens.next;
    if (!/^\d+$/.test(token.text)) this.#tokens.missing('a whole number');
    return Number(this.#tokens.take().text);
  }

  #size(): number {
    this.#tokens.expect('[');
    const token = this.#tokens.next;
    const size = this.#integer();
    if (size < 1 || size > MAX_SIZE) this.#tokens.fail('size', token, { most: MAX_SIZE });
    this.#tokens.expect(']');
    return size;
  }
}

const getWholeRegister = ({ first, size }: Register): Operand => ({
  indices: Array.from({ length: size }, (_, at) => first + at),
  isWhole: true,
});
