import { describe, expect, it } from 'vitest';
import { findNextPair, orderByPreference, type Preference } from './order-by-preference.js';

const list = ['a', 'b', 'c', 'd'].map((key) => ({ key }));
const prefer = (preferred: string, other: string): Preference => ({ preferred, other });
const order = (...preferences: Preference[]) =>
  orderByPreference(list, preferences)
    .map(({ key }) => key)
    .join('');

describe('the order by preference', () => {
  it('is the given one without answers', () => expect(order()).toBe('abcd'));

  it('moves the preferred hypothesis directly above the other one', () => {
    expect(order(prefer('d', 'b'))).toBe('adbc');
    expect(order(prefer('b', 'a'))).toBe('bacd');
  });

  it('changes nothing if the preferred one is above already', () =>
    expect(order(prefer('a', 'd'))).toBe('abcd'));

  it('follows the later of two contrary answers', () =>
    expect(order(prefer('b', 'a'), prefer('a', 'b'))).toBe('abcd'));

  it('ignores hypotheses that are not listed', () =>
    expect(order(prefer('x', 'a'), prefer('b', 'x'), prefer('a', 'a'))).toBe('abcd'));
});

describe('the next pair', () => {
  const next = (...preferences: Preference[]) =>
    findNextPair(orderByPreference(list, preferences), preferences)?.map(({ key }) => key) ?? null;

  it('starts with the two at the top', () => expect(next()).toEqual(['a', 'b']));

  it('asks about no pair twice, in neither direction', () => {
    expect(next(prefer('a', 'b'))).toEqual(['b', 'c']);
    expect(next(prefer('b', 'a'))).toEqual(['a', 'c']);
  });

  it('ends when all neighbors have been compared', () => {
    expect(next(prefer('a', 'b'), prefer('b', 'c'), prefer('c', 'd'))).toBeNull();
    expect(findNextPair([], [])).toBeNull();
    expect(findNextPair([{ key: 'a' }], [])).toBeNull();
  });

  it('ends for every way of answering, after at most one question for each pair', () => {
    for (const picks of [0, 1, 2, 3, 5, 6, 21, 42, 63]) {
      const preferences: Preference[] = [];
      for (;;) {
        const pair = findNextPair(orderByPreference(list, preferences), preferences);
        if (pair === null) break;
        const isSecond = ((picks >> preferences.length) & 1) === 1;
        const [first, second] = isSecond ? [pair[1], pair[0]] : pair;
        preferences.push(prefer(first.key, second.key));
        expect(preferences.length).toBeLessThanOrEqual(6);
      }
    }
  });
});
