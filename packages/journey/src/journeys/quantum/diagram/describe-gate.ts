import type { Condition, Gate, GateName } from '@spinout/domain/circuits';
import { fill, formatNumber } from '@spinout/design-system';
import type { QuantumMessages } from '../quantum.messages.js';
import type { DrawnOperation } from './layout-circuit.js';

/** Symbol in the box of a gate; of a controlled gate, on its target. */
export const gateSymbols: Readonly<Record<GateName, string>> = {
  h: 'H',
  x: 'X',
  y: 'Y',
  z: 'Z',
  s: 'S',
  sdg: 'S†',
  t: 'T',
  tdg: 'T†',
  rx: 'Rx',
  ry: 'Ry',
  rz: 'Rz',
  p: 'P',
  cx: '+',
  cz: 'Z',
  cp: 'P',
  swap: '×',
  ccx: '+',
};

/** Fractions of π down to π/32. */
const MAX_HALVINGS = 5;
const TOLERANCE = 1e-9;
const MINUS = '−';
/** Digits of other angles in text. */
const DIGITS = 3;
/** Digits that fit in a box. */
export const BOX_DIGITS = 2;
const SMALL = 1e-3;

/**
 * Formats an angle in radians, as a fraction of π if possible.
 * @param digits significant digits of other angles. @default 3
 */
export function formatAngle(angle: number, locale: string, digits = DIGITS): string {
  if (angle === 0) return formatNumber(0, locale);
  for (let halvings = 0; halvings <= MAX_HALVINGS; halvings += 1) {
    const below = 2 ** halvings;
    const above = Math.round((angle / Math.PI) * below);
    const rest = Math.abs((angle / Math.PI) * below - above);
    if (above !== 0 && Math.abs(above) < 100 && rest < TOLERANCE) return partOfPi(above, below);
  }
  const size = Math.abs(angle);
  const text = formatNumber(angle, locale, {
    maximumSignificantDigits: digits,
    notation: size < SMALL || size >= 1 / SMALL ? 'scientific' : 'standard',
  });
  return text.replaceAll('-', MINUS);
}

const partOfPi = (above: number, below: number): string => {
  const times = Math.abs(above) === 1 ? '' : String(Math.abs(above));
  return `${above < 0 ? MINUS : ''}${times}π${below === 1 ? '' : `/${below}`}`;
};

/** Describes a gate, for example "X on qubit 2, controlled by qubits 0 and 1". */
export function describeGate(
  { name, qubits, params: [angle] }: Gate,
  messages: QuantumMessages,
  locale: string,
): string {
  const gateText = messages.gates[name];
  const gate =
    angle === undefined
      ? gateText
      : fill(messages.gateRotated, { gate: gateText, angle: formatAngle(angle, locale) });
  const [first = 0, second = 0, third = 0] = qubits;
  if (name === 'swap') return fill(messages.gateSwap, { gate, qubit: first, other: second });
  if (qubits.length === 1) return fill(messages.gateOn, { gate, qubit: first });
  if (qubits.length === 2) {
    return fill(messages.gateControlled, { gate, qubit: second, control: first });
  }
  return fill(messages.gateControlledTwice, { gate, qubit: third, control: first, other: second });
}

/** Describes an operation with its conditions, for example "If bits 0 to 1 are 2: X on qubit 2". */
export function describeOperation(
  { operation, conditions }: DrawnOperation,
  messages: QuantumMessages,
  locale: string,
): string {
  return conditions.reduceRight(
    (operationText, condition) =>
      fill(messages.ifCondition, {
        condition: describeCondition(condition, messages),
        operation: operationText,
      }),
    describeAlone(operation, messages, locale),
  );
}

function describeAlone(
  operation: DrawnOperation['operation'],
  messages: QuantumMessages,
  locale: string,
): string {
  if (!('kind' in operation)) return describeGate(operation, messages, locale);
  if (operation.kind === 'reset') return fill(messages.resetOf, { qubit: operation.qubit });
  if (operation.bit === null) return fill(messages.measuredAway, { qubit: operation.qubit });
  return fill(messages.measuredInto, { qubit: operation.qubit, bit: operation.bit });
}

function describeCondition(
  { first, count, value, isEqual }: Condition,
  messages: QuantumMessages,
): string {
  if (count === 1) return fill(isEqual ? messages.bitIs : messages.bitIsNot, { bit: first, value });
  const slots = { first, last: first + count - 1, value };
  return fill(isEqual ? messages.bitsAre : messages.bitsAreNot, slots);
}
