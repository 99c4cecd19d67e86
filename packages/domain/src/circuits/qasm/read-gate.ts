import { gate } from '../circuit.js';
import { invertGates } from '../invert-gates.js';
import { readExpression } from './angle.js';
import { type CallableGate, countGates } from './callable-gate.js';
import { controlGate } from './control-gate.js';
import { type Token, type Tokens, shorten } from './tokens.js';

type Modifier = (modified: CallableGate, name: Token) => CallableGate;

const MAX_MODIFIERS = 64;

/** Modifiers of OpenQASM 3 before a gate, which are applied from the last to the first. */
export function readModifiers(tokens: Tokens, caretIsPower: boolean): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  for (;;) {
    const word = tokens.next;
    if (!['inv', 'pow', 'ctrl', 'negctrl'].includes(word.text)) return modifiers;
    if (modifiers.length === MAX_MODIFIERS) tokens.fail('nested', word, { most: MAX_MODIFIERS });
    tokens.take();
    const number = word.text === 'inv' ? undefined : readNumber(tokens, caretIsPower);
    tokens.expect('@');
    if (word.text === 'inv') modifiers.push(invert);
    else if (word.text === 'pow') modifiers.push(raise(number ?? 1));
    else modifiers.push(control(tokens, number ?? 1, word.text === 'negctrl'));
  }
}

function readNumber(tokens: Tokens, caretIsPower: boolean): number | undefined {
  if (!tokens.accept('(')) return undefined;
  const start = tokens.next;
  const value = readExpression(tokens, caretIsPower)([]);
  if (!Number.isSafeInteger(value)) tokens.fail('wholePower', start);
  tokens.expect(')');
  return value;
}

const invert: Modifier = (modified) => ({
  ...modified,
  expand: (qubits, params) => invertGates(modified.expand(qubits, params)),
});

const raise =
  (exponent: number): Modifier =>
  (modified) => ({
    ...modified,
    cost: Math.max(1, modified.cost * Math.abs(exponent)),
    expand: (qubits, params) => {
      const once = modified.expand(qubits, params);
      const part = exponent < 0 ? invertGates(once) : once;
      return Array.from({ length: Math.abs(exponent) }, () => part).flat();
    },
  });

/** Each control multiplies the number of gates. */
const MAX_CONTROLS = 4;
const MAX_CONTROLLED_GATES = 1000;

const control =
  (tokens: Tokens, count: number, isNegative: boolean): Modifier =>
  (modified, name) => {
    const isSmall = modified.cost <= MAX_CONTROLLED_GATES && count >= 1 && count <= MAX_CONTROLS;
    if (!modified.isControllable || !isSmall) {
      return tokens.fail('control', name, { name: shorten(name.text) });
    }
    return Array.from({ length: count }).reduce<CallableGate>(
      (inner) => controlOnce(inner, isNegative),
      modified,
    );
  };

function controlOnce(modified: CallableGate, isNegative: boolean): CallableGate {
  const controlled: CallableGate = {
    ...modified,
    qubits: modified.qubits + 1,
    expand: ([first = 0, ...others], params) => {
      const gates = modified.expand(others, params).flatMap((each) => controlGate(first, each));
      return isNegative ? [gate('x', [first]), ...gates, gate('x', [first])] : gates;
    },
  };
  return { ...controlled, cost: countGates(controlled) };
}
