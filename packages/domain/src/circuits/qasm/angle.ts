import { type Tokens, shorten } from './tokens.js';

const MAX_DEPTH = 64;

const CONSTANTS: Readonly<Record<string, number>> = {
  pi: Math.PI,
  π: Math.PI,
  tau: 2 * Math.PI,
  τ: 2 * Math.PI,
  euler: Math.E,
};

const FUNCTIONS: Readonly<Record<string, (x: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  exp: Math.exp,
  ln: Math.log,
  log: Math.log,
  sqrt: Math.sqrt,
};

const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/**
 * Parses and evaluates an expression of numbers, pi and arithmetic.
 * @param caretIsPower whether ^ is a power, as in OpenQASM 2; in 3 it is another operator
 * @throws {ProgramError} if it is malformed, nested more than 64 levels deep, or not a finite number
 */
export function readAngle(tokens: Tokens, caretIsPower: boolean): number {
  let depth = 0;
  /** Limits the nesting depth, so that no program exhausts the stack. */
  const nested = (read: () => number): number => {
    if (depth === MAX_DEPTH) tokens.fail('nested', tokens.next, { most: MAX_DEPTH });
    depth += 1;
    const value = read();
    depth -= 1;
    return value;
  };

  const sum = (): number => {
    let value = product();
    for (;;) {
      if (tokens.accept('+')) value += product();
      else if (tokens.accept('-')) value -= product();
      else return value;
    }
  };
  const product = (): number => {
    let value = signed();
    for (;;) {
      if (tokens.accept('*')) value *= signed();
      else if (tokens.accept('/')) value /= signed();
      else return value;
    }
  };
  const signed = (): number => {
    if (tokens.accept('-')) return -nested(signed);
    if (tokens.accept('+')) return nested(signed);
    return power();
  };
  const power = (): number => {
    const base = single();
    if (tokens.isNext('^') && !caretIsPower) tokens.fail('power', tokens.next);
    if (!tokens.accept('^') && !tokens.accept('**')) return base;
    return base ** nested(signed);
  };
  const bracketed = (): number => {
    tokens.expect('(');
    const value = nested(sum);
    tokens.expect(')');
    return value;
  };
  const single = (): number => {
    if (tokens.isNext('(')) return bracketed();
    const { kind, text } = tokens.next;
    if (kind === 'number') return Number(tokens.take().text);
    const constant = own(CONSTANTS, text);
    const call = own(FUNCTIONS, text);
    if (constant === undefined && call === undefined) return tokens.missing('a number or pi');
    tokens.take();
    return constant ?? call?.(bracketed()) ?? Number.NaN;
  };

  const start = tokens.next;
  const value = sum();
  if (!Number.isFinite(value)) tokens.fail('notFinite', start, { found: shorten(start.text) });
  return value;
}
