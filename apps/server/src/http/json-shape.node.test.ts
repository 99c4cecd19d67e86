import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findExceededLimit } from './json-shape.js';

const find = (text: string, limits = {}) =>
  findExceededLimit(new TextEncoder().encode(text), limits);

/** Counts the values and the depth of parsed JSON. */
const measure = (value: unknown): { values: number; depth: number } => {
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0 };
  const children = Object.values(value).map(measure);
  return {
    values: children.reduce((sum, child) => sum + child.values, 1),
    depth: 1 + Math.max(0, ...children.map(({ depth }) => depth)),
  };
};

describe('findExceededLimit', () => {
  it('accepts exactly the JSON that has at most the allowed depth', () =>
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        const { depth } = measure(JSON.parse(text));
        expect(find(text, { maxDepth: depth })).toBeNull();
        if (depth > 0) expect(find(text, { maxDepth: depth - 1 })).toBe('depth');
      }),
    ));

  it('counts every value, and at most twice', () =>
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { values } = measure(JSON.parse(text));
        expect(find(text, { maxValues: 2 * values })).toBeNull();
      }),
    ));

  it.each([
    ['empty lists', `[${'[],'.repeat(160_000)}[]]`],
    ['numbers', `[${'1,'.repeat(300_000)}1]`],
    ['properties', `{${'"a":1,'.repeat(300_000)}"a":1}`],
    ['no valid JSON', ','.repeat(400_000)],
  ])('refuses too many values: %s', (_, text) => expect(find(text)).toBe('values'));

  it.each([
    ['quotes after backslashes', String.raw`["\\","\"[[[[[","\\\"[[[["]`],
    ['brackets and commas in texts', `["${'[,'.repeat(100_000)}"]`],
    ['an unclosed text', `["${'[,'.repeat(100_000)}`],
  ])('ignores what is inside texts: %s', (_, text) =>
    expect(find(text, { maxDepth: 1 })).toBeNull(),
  );

  it('takes linear time for texts full of escapes', () => {
    const measureProcessorTime = (count: number) => {
      const bytes = new TextEncoder().encode(`["${String.raw`\\\"`.repeat(count)}"]`);
      const runs = Array.from({ length: 5 }, () => {
        const before = process.threadCpuUsage();
        findExceededLimit(bytes);
        return process.threadCpuUsage(before).user / 1000;
      });
      return runs.toSorted((a, b) => a - b)[2] ?? 0;
    };
    measureProcessorTime(100_000);
    const single = measureProcessorTime(500_000);
    expect(measureProcessorTime(1_000_000)).toBeLessThan(2.5 * single + 20);
  });

  it('accepts a text at the limits, and refuses the next value or level', () => {
    const list = (count: number) => `[${Array.from({ length: count }, () => '1').join()}]`;
    // A list counts as a value, and its first element as none.
    expect(find(list(3), { maxValues: 4 })).toBeNull();
    expect(find(list(4), { maxValues: 4 })).toBe('values');
    expect(find('{"a":{"b":{}}}', { maxDepth: 3 })).toBeNull();
    expect(find('{"a":{"b":{}}}', { maxDepth: 2 })).toBe('depth');
    expect(find('"text"', { maxValues: 1 })).toBeNull();
  });

  it('counts objects and lists beside each other once per level', () =>
    expect(find('[{},[],{},[]]', { maxDepth: 2 })).toBeNull());

  it('reads on after a text', () => {
    expect(find('["a",[[]]]', { maxDepth: 2 })).toBe('depth');
    expect(find(String.raw`["\\",[[]]]`, { maxDepth: 2 })).toBe('depth');
    expect(find('["",1,1]', { maxValues: 3 })).toBe('values');
  });

  it('has limits without settings: a depth of 64 and 300,000 values', () => {
    expect(find('['.repeat(64) + ']'.repeat(64))).toBeNull();
    expect(find('['.repeat(65) + ']'.repeat(65))).toBe('depth');
    expect(find(','.repeat(299_999))).toBeNull();
    expect(find(','.repeat(300_000))).toBe('values');
  });
});
