import type { Condition } from '../dynamic-circuit.js';
import type { Registers } from './registers.js';
import type { Tokens } from './tokens.js';

const NUMBER = /^\d+$/;
const BITS = /^"[01]+"$/;

/**
 * Reads the condition of "if", without its parentheses: a bit, a register or a range of one, alone, negated, or compared by == or !=
 * with a whole number, true, false or a text of bits.
 * @throws {ProgramError} for any other condition
 */
export function readCondition(tokens: Tokens, registers: Registers): Condition {
  const start = tokens.next;
  const isNegated = tokens.accept('!') || tokens.accept('~');
  if (!registers.hasBits(tokens.next.text)) tokens.fail('condition', tokens.next);
  const { indices } = registers.readOperand('bits');
  const [first = 0] = indices;
  const bits = { first, count: indices.length };
  if (tokens.isNext(')')) {
    // A register is true unless it is 0.
    return { ...bits, value: 0, isEqual: isNegated };
  }
  if (isNegated) tokens.fail('condition', start);
  const isEqual = tokens.isNext('==');
  if (!isEqual && !tokens.isNext('!=')) tokens.fail('condition', tokens.next);
  tokens.take();
  const { text } = tokens.next;
  if (text === 'true' || text === 'false') {
    tokens.take();
    return { ...bits, value: 0, isEqual: (text === 'false') === isEqual };
  }
  if (NUMBER.test(text)) return { ...bits, value: Number(tokens.take().text), isEqual };
  if (!BITS.test(text)) tokens.fail('condition', tokens.next);
  return { ...bits, value: Number.parseInt(tokens.take().text.slice(1, -1), 2), isEqual };
}
