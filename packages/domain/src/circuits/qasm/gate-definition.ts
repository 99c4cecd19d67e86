import { type Expression, readExpression } from './angle.js';
import type { CallableGate } from './callable-gate.js';
import { readModifiers } from './read-gate.js';
import { type Token, type Tokens, counted, shorten } from './tokens.js';

const MAX_DEPTH = 64;

interface Angle {
  readonly start: Token;
  readonly evaluate: Expression;
}

interface Call {
  readonly gate: CallableGate;
  readonly angles: readonly Angle[];
  /** Places of its qubits among those of the definition. */
  readonly places: readonly number[];
}

interface Surroundings {
  readonly tokens: Tokens;
  readonly caretIsPower: boolean;
  /** Finds a gate that is defined before. */
  readonly find: (name: string) => CallableGate | undefined;
}

/** A gate before its operands: modifiers, name and angles. */
export interface GateHead {
  readonly word: Token;
  readonly gate: CallableGate;
  readonly angles: readonly Angle[];
}

/**
 * Reads modifiers, name and angles of a gate.
 * @param parameters names that the angles may use
 */
export function readGateHead(around: Surroundings, parameters: readonly string[] = []): GateHead {
  const { tokens, caretIsPower, find } = around;
  const modifiers = readModifiers(tokens, caretIsPower);
  const word = tokens.expectKind('name', 'a gate');
  const name = shorten(word.text);
  const known = find(word.text);
  if (!known) return tokens.fail('unsupported', word, { name });
  const angles: Angle[] = [];
  if (tokens.accept('(') && !tokens.accept(')')) {
    do
      angles.push({
        start: tokens.next,
        evaluate: readExpression(tokens, caretIsPower, parameters),
      });
    while (tokens.accept(','));
    tokens.expect(')');
  }
  if (angles.length !== known.params) {
    tokens.fail('parameters', word, { name, count: counted(known.params, 'angle') });
  }
  const modified = modifiers.reduceRight((inner, modify) => modify(inner, word), known);
  return { word, gate: modified, angles };
}

/** Reads a gate definition after the word "gate". */
export function readGateDefinition(around: Surroundings): readonly [Token, CallableGate] {
  const { tokens } = around;
  const word = tokens.expectKind('name', 'the name of a gate');
  let parameters: readonly string[] = [];
  if (tokens.accept('(')) {
    if (!tokens.isNext(')')) parameters = readNames(tokens);
    tokens.expect(')');
  }
  const names = readNames(tokens);
  tokens.expect('{');
  const calls: Call[] = [];
  let hasPhase = false;
  while (!tokens.accept('}')) {
    if (tokens.accept('barrier')) readNames(tokens);
    else if (tokens.accept('gphase')) {
      hasPhase = true;
      readPhase(around, parameters);
    } else calls.push(readCall(around, parameters, names));
    tokens.expect(';');
  }
  const depth = 1 + Math.max(0, ...calls.map(({ gate }) => gate.depth));
  if (depth > MAX_DEPTH) tokens.fail('nested', word, { most: MAX_DEPTH });
  const defined: CallableGate = {
    qubits: names.length,
    params: parameters.length,
    cost: calls.reduce((sum, { gate }) => sum + gate.cost, 1),
    depth,
    isControllable: !hasPhase && calls.every(({ gate }) => gate.isControllable),
    expand: (qubits, values) =>
      calls.flatMap(({ gate, angles, places }) =>
        gate.expand(
          places.map((place) => qubits[place] ?? 0),
          angles.map(({ evaluate }) => evaluate(values)),
        ),
      ),
  };
  return [word, defined];
}

function readCall(
  around: Surroundings,
  parameters: readonly string[],
  names: readonly string[],
): Call {
  const { tokens } = around;
  if (tokens.next.kind !== 'name') tokens.fail('gateBody', tokens.next);
  const { word, gate, angles } = readGateHead(around, parameters);
  const places: number[] = [];
  do {
    const operand = tokens.expectKind('name', 'a qubit of this gate');
    const place = names.indexOf(operand.text);
    if (place < 0) tokens.fail('notOperand', operand, { name: shorten(operand.text) });
    places.push(place);
  } while (tokens.accept(','));
  const name = shorten(word.text);
  if (places.length !== gate.qubits) {
    tokens.fail('operands', word, { name, count: counted(gate.qubits, 'qubit') });
  }
  if (new Set(places).size !== places.length) tokens.fail('same', word);
  return { gate, angles, places };
}

/** Reads names that differ from each other. */
function readNames(tokens: Tokens): readonly string[] {
  const names = new Set<string>();
  do {
    const name = tokens.expectKind('name', 'a name');
    if (names.has(name.text)) tokens.fail('declaredTwice', name, { name: shorten(name.text) });
    names.add(name.text);
  } while (tokens.accept(','));
  return [...names];
}

/** Reads the angle of a global phase, which no measurement shows. */
export function readPhase(
  { tokens, caretIsPower }: Surroundings,
  parameters: readonly string[] = [],
): void {
  tokens.expect('(');
  readExpression(tokens, caretIsPower, parameters);
  tokens.expect(')');
}
