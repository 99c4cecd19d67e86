import { type Token, type Tokens, shorten } from './tokens.js';

/** The value of an expression for the parameters of a gate definition. */
export type Expression = (values: readonly number[]) => number;

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
 * Parses an expression of numbers, pi, arithmetic and the parameters of a gate definition.
 * @param caretIsPower whether ^ is a power, as in OpenQASM 2; in 3 it is another operator
 * @param parameters names whose values are given later
 * @throws {ProgramError} if it is malformed, or nested more than 64 levels deep
 */
export function readExpression(
  tokens: Tokens,
  caretIsPower: boolean,
  parameters: readonly string[] = [],
): Expression {
  let depth = 0;
  /** Limits the nesting depth, so that no program exhausts the stack. */
  const nested = (read: () => Expression): Expression => {
    if (depth === MAX_DEPTH) tokens.fail('nested', tokens.next, { most: MAX_DEPTH });
    depth += 1;
    const value = read();
    depth -= 1;
    return value;
  };

  /** Terms in one list, because a function around each sum would exhaust the stack. */
  const sum = (): Expression => {
    const terms = [{ sign: 1, value: product() }];
    for (;;) {
      if (tokens.accept('+')) terms.push({ sign: 1, value: product() });
      else if (tokens.accept('-')) terms.push({ sign: -1, value: product() });
      else break;
    }
    const [first = { sign: 1, value: () => 0 }, ...others] = terms;
    if (others.length === 0) return first.value;
    return (values) =>
      others.reduce((total, { sign, value }) => total + sign * value(values), first.value(values));
  };
  const product = (): Expression => {
    const first = signed();
    const others: { readonly isDivided: boolean; readonly value: Expression }[] = [];
    for (;;) {
      if (tokens.accept('*')) others.push({ isDivided: false, value: signed() });
      else if (tokens.accept('/')) others.push({ isDivided: true, value: signed() });
      else break;
    }
    if (others.length === 0) return first;
    return (values) =>
      others.reduce(
        (total, { isDivided, value }) =>
          isDivided ? total / value(values) : total * value(values),
        first(values),
      );
  };
  const signed = (): Expression => {
    if (tokens.accept('-')) {
      const value = nested(signed);
      return (values) => -value(values);
    }
    if (tokens.accept('+')) return nested(signed);
    return power();
  };
  const power = (): Expression => {
    const base = single();
    if (tokens.isNext('^') && !caretIsPower) tokens.fail('power', tokens.next);
    if (!tokens.accept('^') && !tokens.accept('**')) return base;
    const exponent = nested(signed);
    return (values) => base(values) ** exponent(values);
  };
  const bracketed = (): Expression => {
    tokens.expect('(');
    const value = nested(sum);
    tokens.expect(')');
    return value;
  };
  const single = (): Expression => {
    if (tokens.isNext('(')) return bracketed();
    const { kind, text } = tokens.next;
    if (kind === 'number') {
      const value = Number(tokens.take().text);
      return () => value;
    }
    const place = kind === 'name' ? parameters.indexOf(text) : -1;
    if (place >= 0) {
      tokens.take();
      return (values) => values[place] ?? Number.NaN;
    }
    const constant = own(CONSTANTS, text);
    const call = own(FUNCTIONS, text);
    if (constant === undefined && call === undefined) return tokens.missing('a number or pi');
    tokens.take();
    if (constant !== undefined) return () => constant;
    const argument = bracketed();
    return (values) => call?.(argument(values)) ?? Number.NaN;
  };

  return sum();
}

/** @throws {ProgramError} if an angle is not a finite number */
export function checkFinite(tokens: Tokens, start: Token, angles: readonly number[]): void {
  if (!angles.every(Number.isFinite)) {
    tokens.fail('notFinite', start, { found: shorten(start.text) });
  }
}
