import fc from 'fast-check';
import type { JsonSchema } from './operations.ts';

/** Placeholders for ids that the server has just created for the same caller. */
export const CIRCUIT = '$circuit';
export const DOCUMENT = '$document';

const SENTENCE =
  'Sleep spindles mediate the effect of training on recall. We found that density rose after learning.';
const PAPER =
  `${SENTENCE} Background. The mechanism is still unclear. Future work should test it.\n`.repeat(6);

/** Realistic inputs, so that requests get past the validation. */
const PLAUSIBLE_VALUES = [
  'Sleep spindles and memory',
  'CRISPR off-target effects',
  'tau',
  'Ölpest in der Ägäis',
  'BRCA1 structure',
  'H2',
  SENTENCE,
  PAPER,
  'user-1',
  'life_sciences',
  '2024-02-30T25:00:00Z',
  'https://example.org/paper.pdf',
  'http://127.0.0.1/secret',
  'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q;\nbit[2] c;\nh q[0];\ncx q[0], q[1];\nc = measure q;\n',
] as const;

/** Fields whose values mean something to the server. */
const KNOWN_FIELDS: Readonly<Record<string, readonly unknown[]>> = {
  circuit_id: [CIRCUIT, 'circuit-none'],
  journey_id: ['journey-1', 'journey-2'],
  journeyId: ['journey-1'],
  molecule: ['H2', 'hydrogen', 'H2O'],
  num_qubits: [1, 2, 5, 30, 31, 0],
  shots: [1, 16, 1000, 0, -1],
  limit: [0, 1, 20, -5, 2 ** 31],
  revision: [0, 1, 2],
  selected_papers: [[DOCUMENT], []],
  papers: [[DOCUMENT], []],
};

const plausibleText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PLAUSIBLE_VALUES) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

/** Any JSON value. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  plausibleText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, 0, -0, [], {}),
);

const MAX_GENERATED_ITEMS = 4;

/** Texts within a maximum. */
const createText = (maxLength = Number.POSITIVE_INFINITY): fc.Arbitrary<string> =>
  plausibleText.map((text) => (text.length <= maxLength ? text : text.slice(0, maxLength)));

const createTyped = (schema: JsonSchema, type: string | undefined): fc.Arbitrary<unknown> => {
  const { minimum: min = -1000, maximum: max = 1000 } = schema;
  switch (type) {
    case 'string':
      return createText(schema.maxLength);
    case 'integer':
      return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) });
    case 'number':
      return fc.oneof(
        fc.double({ min, max, noNaN: true }),
        fc.constantFrom(0, 0.5, 1, 1e15, -1, 5e-324),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(schema.items ? createValid(schema.items) : anything, {
        maxLength: Math.min(MAX_GENERATED_ITEMS, schema.maxItems ?? MAX_GENERATED_ITEMS),
      });
    case 'object':
      return createObject(schema);
    default:
      return anything;
  }
};

const createObject = ({ properties = {}, required = [], additionalProperties }: JsonSchema) => {
  const shape = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, createField(name, schema)]),
  );
  const requiredKeys = required.filter((name) => name in shape);
  const known = fc.record(shape, { requiredKeys, noNullPrototype: true });
  if (typeof additionalProperties !== 'object') return known;
  const additional = fc.dictionary(
    fc.string({ maxLength: 12 }),
    createValid(additionalProperties),
    {
      maxKeys: 3,
      noNullPrototype: true,
    },
  );
  return fc.tuple(additional, known).map(([others, fields]) => ({ ...others, ...fields }));
};

const createField = (name: string, schema: JsonSchema): fc.Arbitrary<unknown> => {
  const known = KNOWN_FIELDS[name];
  // `papers` has different types in different calls, so the schema decides whether the known values fit.
  const fits = known !== undefined && !(name === 'papers' && schema.items?.type !== 'string');
  return fits
    ? fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...known) },
        { weight: 1, arbitrary: createValid(schema) },
      )
    : createValid(schema);
};

/** Generates values that match a schema. */
export function createValid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(createValid));
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [undefined]);
  return fc.oneof(...types.map((type) => createTyped(schema, type)));
}
