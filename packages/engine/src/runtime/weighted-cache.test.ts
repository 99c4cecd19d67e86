import { describe, expect, it } from 'vitest';
import { createWeightedCache } from './weighted-cache.js';

/** A cache of texts that weigh as much as they have letters. */
const cacheOf = (maxWeight: number, texts: Readonly<Record<string, string>> = {}) => {
  const cache = createWeightedCache<string>(maxWeight, ({ length }) => length);
  for (const [key, text] of Object.entries(texts)) cache.set(key, text);
  return cache;
};

describe('a cache with a greatest weight', () => {
  it('keeps what weighs no more together', () => {
    const cache = cacheOf(5, { a: 'aa', b: 'bbb' });
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['aa', 'bbb', undefined]);
  });

  it('forgets what was set first, as much as it must', () => {
    const cache = cacheOf(5, { a: 'a', b: 'bb', c: 'c', d: 'ddd' });
    expect(['a', 'b', 'c', 'd'].map(cache.get)).toEqual([undefined, undefined, 'c', 'ddd']);
  });

  it('keeps what was read later', () => {
    const cache = cacheOf(5, { a: 'aa', b: 'bbb' });
    cache.get('a');
    cache.set('c', 'c');
    expect(['a', 'b', 'c'].map(cache.get)).toEqual(['aa', undefined, 'c']);
  });

  it('keeps the last value alone where it weighs more', () => {
    const cache = cacheOf(5, { a: 'a', b: 'bbbbbb' });
    expect(['a', 'b'].map(cache.get)).toEqual([undefined, 'bbbbbb']);
    cache.set('c', 'c');
    expect(['b', 'c'].map(cache.get)).toEqual([undefined, 'c']);
  });

  it('counts a key once, with its last value', () => {
    const cache = cacheOf(5, { a: 'aaa', b: 'b' });
    cache.set('a', 'aaaa');
    expect(['a', 'b'].map(cache.get)).toEqual(['aaaa', 'b']);
  });

  it('keeps a text without letters', () => {
    expect(cacheOf(0, { a: '' }).get('a')).toBe('');
  });
});
