import type { Store } from '@spinout/engine/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const DOCUMENT = {
  id: 'a1b2',
  journeyId: 'journey-1',
  title: 'Amyloid β in cerebrospinal fluid',
  method: 'file',
  fileName: null,
  paged: true,
  pages: [
    { number: 1, text: 'NUL \u0000 in the middle, half a pair \ud83d here, another \udca9 there.' },
    {
      number: 2,
      text: '\\u0000 written out, "quoted", a line\nand \u2028 another, \u001a0000, 😀',
    },
  ],
  addedAt: '2026-03-01T09:30:00.000Z',
};

/** Any text, including unpaired surrogates. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
});

/** Prefixes and keys that overlap, with characters that are special in LIKE, SQL and Unicode. */
const awkwardText = fc.string({
  unit: fc.constantFrom(
    'a',
    'b',
    ':',
    '%',
    '_',
    '\\',
    "'",
    'é',
    'Z',
    '😀',
    '\ud83d',
    '\ude00',
    '\u0000',
    '\u001a',
  ),
  maxLength: 4,
});

const anyJson = fc.jsonValue({ noUnicodeString: false, stringUnit: 'binary' });

/**
 * Conformance tests for stores.
 * @param empty creates an empty store
 * @param runs number of examples per property
 */
export function describeStore(name: string, empty: () => Store, runs: number): void {
  describe(`the store promises of ${name}`, () => {
    it('reads stored values, and undefined for other keys', async () => {
      const store = empty();
      await store.set('document:a1b2', DOCUMENT);
      expect(await store.get('document:a1b2')).toEqual(DOCUMENT);
      expect(await store.get('document:other')).toBeUndefined();
    });

    it('replaces a value', async () => {
      const store = empty();
      await store.set('offered', 1);
      await store.set('offered', { count: 2 });
      expect(await store.get('offered')).toEqual({ count: 2 });
      expect(await store.keys('')).toEqual(['offered']);
    });

    it('distinguishes null, false, zero, empty text and undefined', async () => {
      const store = empty();
      for (const value of [null, false, 0, '', [], {}, undefined]) {
        await store.set('value', value);
        expect(await store.get('value')).toEqual(value);
      }
      expect(await store.keys('')).toEqual(['value']);
    });

    it('preserves the order of keys', async () => {
      const store = empty();
      await store.set('counts', { zebra: 1, a: 2, mouse: 3 });
      expect(Object.keys((await store.get<object>('counts')) ?? {})).toEqual([
        'zebra',
        'a',
        'mouse',
      ]);
    });

    it('stores a copy that later changes of the value do not affect', async () => {
      const store = empty();
      const value = { list: [1] };
      await store.set('copy', value);
      value.list.push(2);
      const read = await store.get<typeof value>('copy');
      read?.list.push(3);
      expect(await store.get('copy')).toEqual({ list: [1] });
    });

    it('ends with one of the values after concurrent writes of one key', async () => {
      const store = empty();
      const values = Array.from({ length: 20 }, (_, number) => ({ number }));
      await Promise.all(values.map((value) => store.set('busy', value)));
      expect(values).toContainEqual(await store.get('busy'));
      expect(await store.keys('')).toEqual(['busy']);
    });

    it('applies each of many concurrent changes to the latest value', async () => {
      const store = empty();
      await Promise.all(
        Array.from({ length: 25 }, () => store.change<number>('offered', (count = 0) => count + 1)),
      );
      expect(await store.get('offered')).toBe(25);
    });

    it('returns the new value of a change, and removes the key for undefined', async () => {
      const store = empty();
      expect(await store.change('list', () => ['first'])).toEqual(['first']);
      expect(await store.change<string[]>('list', (list = []) => [...list, 'second'])).toEqual([
        'first',
        'second',
      ]);
      expect(await store.change('list', () => undefined)).toBeUndefined();
      expect(await store.change('never', () => undefined)).toBeUndefined();
      expect(await store.keys('')).toEqual([]);
    });

    it('does not write if the change throws, and passes the error on', async () => {
      const store = empty();
      await store.set('saved', { step: 1 });
      const refuse = () => {
        throw new Error('not like this');
      };
      await expect(store.change('saved', refuse)).rejects.toThrow('not like this');
      await expect(store.change('missing', refuse)).rejects.toThrow('not like this');
      expect(await store.get('saved')).toEqual({ step: 1 });
      expect(await store.keys('')).toEqual(['saved']);
    });

    it('stores a long document', async () => {
      const store = empty();
      const pages = Array.from({ length: 300 }, (_, index) => ({
        number: index + 1,
        text: `Page ${index + 1}. ${'A sentence of a paper that goes on. '.repeat(100)}`,
      }));
      await store.set('document:long', { ...DOCUMENT, pages });
      expect(await store.get('document:long')).toEqual({ ...DOCUMENT, pages });
    });

    it('reads back any JSON unchanged', async () => {
      const store = empty();
      await fc.assert(
        fc.asyncProperty(anyJson, anyText, async (json, text) => {
          // JSON has no negative zero.
          const value: unknown = JSON.parse(JSON.stringify({ json, text, [text]: text }));
          await store.set('any', value);
          expect(await store.get('any')).toEqual(value);
        }),
        { numRuns: runs },
      );
    });

    it('lists exactly the keys with a prefix, in alphabetical order', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(awkwardText, { maxLength: 8 }),
          awkwardText,
          async (keys, prefix) => {
            const store = empty();
            for (const key of keys) await store.set(key, key);
            expect(await store.keys(prefix)).toEqual(
              keys.filter((key) => key.startsWith(prefix)).sort(),
            );
            for (const key of keys) expect(await store.get(key)).toBe(key);
          },
        ),
        { numRuns: runs },
      );
    });
  });
}
