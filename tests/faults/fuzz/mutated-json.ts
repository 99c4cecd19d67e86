import fc from 'fast-check';

type Path = readonly (string | number)[];

/** Raw JSON text that `JSON.stringify` would not produce. */
class RawJson {
  constructor(readonly text: string) {}
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof RawJson);

const listPaths = (value: unknown, path: Path = []): readonly Path[] => {
  const inner = Array.isArray(value)
    ? value.flatMap((each, index) => listPaths(each, [...path, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([name, each]) => listPaths(each, [...path, name]))
      : [];
  return [path, ...inner];
};

const DROPPED = Symbol('dropped');

/** Replaces the value at a path; a path that no longer exists is ignored. */
const replaceAt = (
  value: unknown,
  [head, ...rest]: Path,
  change: (old: unknown) => unknown,
): unknown => {
  if (head === undefined) return change(value);
  if (Array.isArray(value) && typeof head === 'number' && head < value.length) {
    return value.flatMap((each: unknown, index) => {
      const next = index === head ? replaceAt(each, rest, change) : each;
      return next === DROPPED ? [] : [next];
    });
  }
  if (isObject(value) && Object.hasOwn(value, head)) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, each]) => {
        const next = name === head ? replaceAt(each, rest, change) : each;
        return next === DROPPED ? [] : [[name, next]];
      }),
    );
  }
  return value;
};

const serialize = (value: unknown): string => {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(serialize).join(',')}]`;
  if (isObject(value)) {
    const fields = Object.entries(value).filter(([, each]) => each !== undefined);
    return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${serialize(each)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
};

const createRawJson = (text: string) => new RawJson(text);

const PROTOTYPE_POLLUTION =
  '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}';

const polluted = (old: unknown) => {
  const fields = isObject(old) ? serialize(old).slice(1, -1) : '';
  return createRawJson(`{${PROTOTYPE_POLLUTION}${fields === '' ? '' : `,${fields}`}}`);
};

const NUMBERS = [
  '1e308',
  '-1e308',
  '1e999',
  '-1e999',
  '5e-324',
  '-0',
  '9007199254740993',
  '-1',
  '0.1',
];
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '‮abc',
  '👩‍🔬'.repeat(50),
  'ß'.normalize('NFD'),
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{count} {title}',
];

export interface Lengths {
  /** Characters of a huge text. */
  readonly text: number;
  /** Entries of a huge list. */
  readonly list: number;
  /** Levels of a deep value. */
  readonly depth: number;
}

/** Longer lists would only take more time. */
const MAX_CHARACTERS = 300_000;

/** Entries again and again, up to `most` of them. */
const repeatEntries = (old: unknown, maxEntries: number): unknown[] => {
  const entries: readonly unknown[] = Array.isArray(old) && old.length > 0 ? old : [old];
  const fittingEntries = Math.ceil(
    (MAX_CHARACTERS * entries.length) / (serialize(entries).length + 1),
  );
  return Array.from(
    { length: Math.min(maxEntries, fittingEntries) },
    (_, at) => entries[at % entries.length],
  );
};

type Mutation = (old: unknown) => unknown;

// Shared, because creating these arbitraries takes as long as drawing hundreds of values.
const shortText = fc.string({ unit: 'binary', maxLength: 40 });
const anyValue = fc.jsonValue({ maxDepth: 2 });

const mutations = ({ text, list, depth }: Lengths): fc.Arbitrary<Mutation> =>
  fc.oneof(
    fc.constant<Mutation>(() => DROPPED),
    fc.constant<Mutation>(() => null),
    fc
      .constantFrom<unknown>('text', 7, true, false, [], {}, [[]], [null])
      .map((other) => () => other),
    fc.constantFrom(...NUMBERS).map((number) => () => createRawJson(number)),
    fc.constantFrom(...TEXTS).map((other) => () => other),
    shortText.map((other) => () => other),
    fc.constant<Mutation>(() => 'x'.repeat(text)),
    fc.constant<Mutation>(polluted),
    fc.constant<Mutation>(() => createRawJson('['.repeat(depth) + ']'.repeat(depth))),
    fc.constant<Mutation>(() => createRawJson('{"a":'.repeat(depth) + '1' + '}'.repeat(depth))),
    fc.constant<Mutation>((old) => repeatEntries(old, list)),
    anyValue.map((other) => () => other),
  );

/** JSON texts of a valid reply with one to four mutations. */
export const mutatedJson = (goodReply: unknown, lengths: Lengths): fc.Arbitrary<string> => {
  const paths = listPaths(goodReply);
  const step = fc.tuple(fc.constantFrom(...paths), mutations(lengths));
  return fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => {
    const end = steps.reduce<unknown>(
      (value, [path, change]) => replaceAt(value, path, change),
      goodReply,
    );
    return end === DROPPED ? '' : serialize(end);
  });
};
