import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS } from '../endpoints/all.endpoints.js';
import { file, json, lineText, list, openObject } from './bounded.js';
import { findExcess } from './input-error.js';
import * as limits from './limits.js';

type Schema = z.core.$ZodType;
type Definition = Readonly<Record<string, unknown>>;

const getDefinition = (schema: Schema) => schema._zod.def as unknown as Definition;

/** The keywords that the schema and its checks document. */
const getDocumented = (schema: Schema): Definition => {
  const definition = getDefinition(schema);
  const checks = (definition['checks'] ?? []) as readonly { _zod: { def: Definition } }[];
  const all = [definition, ...checks.map(({ _zod }) => _zod.def)].map(({ params }) => params);
  const keywords = all.map((params) => (params as Definition | undefined)?.['jsonSchema']);
  return Object.fromEntries(keywords.flatMap((each) => Object.entries(each ?? {})));
};

const isBounded = (schema: Schema) =>
  (schema._zod.def.checks ?? []).some(({ _zod }) => _zod.def.check === 'max_length');

const PLAIN = ['number', 'int', 'boolean', 'enum', 'literal', 'null', 'undefined', 'transform'];

/** Lists the places of a schema where a text, a list, an object or any JSON has no maximum. */
function listUnbounded(schema: Schema, path: string): readonly string[] {
  const definition = getDefinition(schema);
  const type = definition['type'] as string;
  const inner = (name: string, at = path) => listUnbounded(definition[name] as Schema, at);
  const unless = (holds: boolean) => (holds ? [] : [`${path}: ${type}`]);
  const documented = getDocumented(schema);
  switch (type) {
    case 'string':
      return unless(isBounded(schema));
    case 'array':
      return [...unless(isBounded(schema)), ...inner('element', `${path}[]`)];
    case 'unknown':
      return unless('x-maxCharacters' in documented && 'x-maxDepth' in documented);
    case 'custom':
      return unless('maxLength' in documented);
    case 'object': {
      const fields = Object.entries(definition['shape'] as Record<string, Schema>);
      const others =
        definition['catchall'] === undefined
          ? []
          : [...unless('maxProperties' in documented), ...inner('catchall', `${path}.*`)];
      return [
        ...fields.flatMap(([name, each]) => listUnbounded(each, `${path}.${name}`)),
        ...others,
      ];
    }
    case 'union':
      return (definition['options'] as Schema[]).flatMap((each) => listUnbounded(each, path));
    case 'optional':
    case 'nullable':
    case 'catch':
      return inner('innerType');
    case 'pipe':
      return [...inner('in'), ...inner('out')];
    default:
      return unless(PLAIN.includes(type));
  }
}

const loadInputs = () =>
  Promise.all(
    ENDPOINTS.map(
      async ({ endpoint }) => [endpoint.id, (await endpoint.contract()).input] as const,
    ),
  );

describe('the requests of the contract', () => {
  it('have a maximum for every text, list, object and nested value', async () => {
    const inputs = await loadInputs();
    expect(inputs.length).toBeGreaterThan(30);
    expect(inputs.flatMap(([id, input]) => listUnbounded(input, id))).toEqual([]);
  });

  it.each([
    ['a text', z.object({ a: z.string() }), 'x.a: string'],
    ['a text in a list', z.object({ a: list(z.string()) }), 'x.a[]: string'],
    ['a list', z.optional(z.array(lineText)), 'x: array'],
    ['any JSON', z.nullable(z.unknown()), 'x: unknown'],
    ['other fields', z.looseObject({}), 'x: object'],
    ['a record', z.record(z.string(), lineText), 'x: record'],
    ['a file', z.instanceof(File), 'x: custom'],
  ])('are searched for %s without one', (_, schema, found) => {
    expect(listUnbounded(schema, 'x')).toContain(found);
  });
});

describe('a request above a maximum', () => {
  const Request = z.object({
    topic: lineText,
    papers: list(lineText, 3),
    findings: json(1000, 4),
    more: openObject({}),
    file: z.optional(file(10)),
  });
  const good = { topic: 'Sleep', papers: ['a'], findings: [], more: {} };
  const nest = (levels: number): unknown => (levels === 0 ? 1 : [nest(levels - 1)]);
  const manyFields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${String(index)}`, 1]));

  it.each([
    [
      { topic: 'x'.repeat(2000) },
      { topic: 'x'.repeat(2001) },
      'topic has more than 2,000 characters',
    ],
    [{ papers: ['a', 'b', 'c'] }, { papers: ['a', 'b', 'c', 'd'] }, 'papers has more than 3 items'],
    [
      { papers: ['x'.repeat(2000)] },
      { papers: ['x'.repeat(2001)] },
      'papers.0 has more than 2,000 characters',
    ],
    [{ findings: nest(4) }, { findings: nest(5) }, 'findings has more than 4 levels'],
    [
      { findings: 'x'.repeat(998) },
      { findings: 'x'.repeat(999) },
      'findings has more than 1,000 characters',
    ],
    [{ more: manyFields(100) }, { more: manyFields(101) }, 'more has more than 100 fields'],
    [
      { more: { ['x'.repeat(200)]: 1 } },
      { more: { ['x'.repeat(201)]: 1 } },
      'more has more than 200 characters in the name of a field',
    ],
    [
      { more: { other: 'x'.repeat(90_000) } },
      { more: { other: 'x'.repeat(100_000) } },
      'more.other has more than 100,000 characters',
    ],
  ])('is refused with its field and the maximum', (within, above, message) => {
    expect(findExcess(Request, { ...good, ...within })).toBeNull();
    expect(findExcess(Request, { ...good, ...above })).toEqual({
      status: 413,
      message: `Too large: ${message}`,
    });
  });

  it('is refused before the entries of a list are read', () => {
    let readCount = 0;
    const Entry = z.pipe(
      z.transform((value) => {
        readCount += 1;
        return value;
      }),
      z.unknown(),
    );
    const entries = Array.from({ length: 1_000_000 }, () => ({}));
    expect(findExcess(z.object({ papers: list(Entry, 3) }), { papers: entries })?.status).toBe(413);
    expect(readCount).toBe(0);
  });

  it('is told apart from an invalid one, and a file is left to those who read it', () => {
    expect(findExcess(Request, { ...good, topic: 42 })).toBeNull();
    expect(findExcess(z.object({ n: z.int().check(z.maximum(3)) }), { n: 4 })).toBeNull();
    const large = new File(['more than ten bytes'], 'a.txt');
    expect(findExcess(Request, { ...good, file: large })).toBeNull();
  });

  it('is refused even if it is nested without end or refers to itself', () => {
    const circular: unknown[] = [];
    circular.push(circular);
    expect(findExcess(Request, { ...good, findings: circular })?.status).toBe(413);
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    expect(findExcess(Request, { ...good, findings: deep })?.status).toBe(413);
  });
});

describe('docs/server.md', () => {
  it('lists every maximum', () => {
    const page = readFileSync(new URL('../../../../docs/server.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `(MAX_\w+)` \|.*\| ([\d,]+) [^|]*\|$/gm)].map(
      ([, name, value = '']) => [name, Number(value.replaceAll(',', ''))],
    );
    expect(Object.fromEntries(rows)).toEqual({ ...limits });
  });
});
