import { type FaultReason, ProgramError } from '../quantum-error.js';

type TokenKind = 'name' | 'number' | 'text' | 'symbol' | 'end';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** Start offset in UTF-16 code units. */
  readonly at: number;
}

const SPACE = /\s*/y;
const LINE_COMMENT = /\/\/[^\n]*/y;
const SHAPES: readonly (readonly [TokenKind, RegExp])[] = [
  ['name', /[A-Za-z_πτ][A-Za-z_0-9]*/y],
  ['number', /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y],
  ['text', /"[^"\n]*"/y],
  ['symbol', /->|\*\*|==|!=|[[\](){};,=+\-*/^@:!~]/y],
];
const QUOTED_LENGTH = 24;

/** Tokenizer of OpenQASM programs, with positions for errors. */
export class Tokens {
  readonly #program: string;
  #consumed = 0;
  #next: Token | undefined;

  constructor(program: string) {
    this.#program = program;
  }

  /** The next token, without consuming it. */
  get next(): Token {
    this.#next ??= this.#read(this.#consumed);
    return this.#next;
  }

  /** Whether the next token is this symbol or word. */
  isNext(text: string): boolean {
    return this.next.text === text && this.next.kind !== 'text';
  }

  take(): Token {
    const token = this.next;
    this.#consumed = token.at + token.text.length;
    this.#next = undefined;
    return token;
  }

  /** Consumes the symbol or word if it is next. */
  accept(text: string): boolean {
    const isMatch = this.isNext(text);
    if (isMatch) this.take();
    return isMatch;
  }

  /** @throws {ProgramError} if another token is next */
  expect(text: string): Token {
    return this.isNext(text) ? this.take() : this.missing(`“${text}”`);
  }

  /**
   * @param expected name of the token in the error
   * @throws {ProgramError} if another token is next
   */
  expectKind(kind: TokenKind, expected: string): Token {
    return this.next.kind === kind ? this.take() : this.missing(expected);
  }

  missing(expected: string): never {
    const { kind, text } = this.next;
    if (kind === 'end') return this.fail('end', this.next, { expected });
    return this.fail('expected', this.next, { expected, found: shorten(text) });
  }

  /** @throws {ProgramError} always */
  fail(
    reason: FaultReason,
    { at }: Pick<Token, 'at'>,
    slots: Readonly<Record<string, string | number>> = {},
  ): never {
    const before = this.#program.slice(0, at).split('\n');
    throw new ProgramError(reason, before.length, (before.at(-1)?.length ?? 0) + 1, slots);
  }

  #skip(from: number): number {
    let at = from;
    for (;;) {
      at += getMatchLength(SPACE, this.#program, at);
      const comment = getMatchLength(LINE_COMMENT, this.#program, at);
      if (comment === 0 && !this.#program.startsWith('/*', at)) return at;
      at = comment > 0 ? at + comment : this.#endOfComment(at);
    }
  }

  #endOfComment(at: number): number {
    const end = this.#program.indexOf('*/', at + 2);
    return end < 0 ? this.fail('comment', { at }) : end + 2;
  }

  #read(from: number): Token {
    const at = this.#skip(from);
    if (at === this.#program.length) return { kind: 'end', text: '', at };
    for (const [kind, shape] of SHAPES) {
      const length = getMatchLength(shape, this.#program, at);
      if (length > 0) return { kind, text: this.#program.slice(at, at + length), at };
    }
    const found = String.fromCodePoint(this.#program.codePointAt(at) ?? 0);
    return found === '"' ? this.fail('text', { at }) : this.fail('character', { at }, { found });
  }
}

function getMatchLength(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex - at : 0;
}

export const shorten = (text: string): string =>
  text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text;

export const counted = (count: number, thing: string): string =>
  `${count === 0 ? 'no' : count} ${thing}${count === 1 ? '' : 's'}`;
