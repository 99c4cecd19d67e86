import fc from 'fast-check';
import { anything } from './bodies.ts';

/** JSON text of nested lists. */
const createNestedLists = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Values that often cause errors. */
const HOSTILE_VALUES: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\0',
    'before\0after',
    '\ud800',
    'half \udc00 of a pair',
    '\ud800'.repeat(300),
    '\u202e\u200b\ufeff',
    '%',
    '_%\\',
    "'; drop table store_entries; --",
    '__proto__',
    'constructor',
    '../../../etc/passwd',
    '${7*7}{{7*7}}',
    '<script>alert(1)</script>',
    'x'.repeat(201),
    'x'.repeat(1001),
    '😀'.repeat(600),
    'word '.repeat(10_000),
    'x'.repeat(200_000),
    Number.MAX_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER + 1,
    -1,
    1e308,
    0.1,
    true,
    [],
    {},
    [[[]]],
    { length: -1 },
    { toString: 'x', valueOf: null, then: 1 },
    { constructor: { prototype: { polluted: true } } },
    Array.from({ length: 3000 }, (_, index) => index),
    Array.from({ length: 500 }, () => ({})),
  ),
  fc.constantFrom(30, 60, 2000).map((depth) => JSON.parse(createNestedLists(depth)) as unknown),
  anything,
);

const LEVELS = 5;

/** Lists the paths to all values inside a value. */
const listPaths = (value: unknown, levels = LEVELS): readonly (readonly string[])[] => {
  if (typeof value !== 'object' || value === null || levels === 0) return [[]];
  const below = Object.entries(value)
    .slice(0, 12)
    .flatMap(([name, inner]) => listPaths(inner, levels - 1).map((path) => [name, ...path]));
  return [[], ...below];
};

/** Returns a copy with the value at a path replaced; `undefined` removes it. */
export function replaceAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  next: unknown,
): unknown {
  if (name === undefined) return next;
  const inner: unknown = Reflect.get(value as object, name);
  const changed = replaceAt(inner, rest, next);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      String(index) === name ? (changed === undefined ? [] : [changed]) : [item],
    );
  }
  return { ...(value as object), [name]: changed };
}

const omitted = fc.constant(undefined);

/** Generates copies of a value in which one to three inner values are removed or replaced. */
const createChanged = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.nat(), fc.oneof(omitted, HOSTILE_VALUES, HOSTILE_VALUES)), {
      minLength: 1,
      maxLength: 3,
    })
    .map((changes) =>
      changes.reduce<unknown>((body, [index, next]) => {
        const paths = listPaths(body);
        return replaceAt(body, paths[index % paths.length] ?? [], next);
      }, value),
    );

/** Adds `__proto__` and `constructor` members, which can only be written as text. */
const addPrototypeMembers = (value: unknown): string =>
  JSON.stringify(value ?? null).replace(
    /^\{/,
    '{"__proto__":{"polluted":true,"journey_id":"x"},"constructor":1,',
  );

/** Generates JSON text of mutated values; some of it could not come from a serializer. */
export const createMutated = (value: unknown): fc.Arbitrary<string> =>
  createChanged(value).chain((next) =>
    fc.constantFrom(
      ...Array<string>(6).fill(JSON.stringify(next) ?? ''),
      addPrototypeMembers(next).replace(/,\}$/, '}'),
      JSON.stringify(next === undefined ? [] : [next]),
    ),
  );

/** Generates invalid JSON and JSON of an unexpected type or size. */
export const createMalformed = (text: string): fc.Arbitrary<string | Buffer> =>
  fc.constantFrom<string | Buffer>(
    '',
    ' ',
    'null',
    '{',
    'undefined',
    'NaN',
    "{'a':1}",
    '{"a":1,}',
    '\ufeff{}',
    text.slice(0, Math.floor(text.length / 2)),
    `${text}${text}`,
    Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
    Buffer.concat([
      Buffer.from('{"topic":"'),
      Buffer.from([0xc3, 0x28, 0xed, 0xa0, 0x80]),
      Buffer.from('"}'),
    ]),
    createNestedLists(100_000),
    `{"a":${'1'.repeat(5000)}}`,
    `"${'x'.repeat(1_200_000)}"`,
  );
