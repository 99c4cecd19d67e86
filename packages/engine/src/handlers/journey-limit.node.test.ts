import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/store.js';
import { MAX_JOURNEYS, releaseJourney, reserveJourney } from './journey-limit.js';

const START = Date.parse('2026-03-01T12:00:00Z');
const MINUTE_MS = 60_000;

const idsOf = (count: number, name = 'journey') =>
  Array.from({ length: count }, (_, at) => `${name}-${String(at)}`);

const open = (storedIds: readonly string[]) => {
  const store = memoryStore();
  const reserve = (id: string, afterMs = 0) =>
    reserveJourney(store, id, { storedIds, now: new Date(START + afterMs) }).then(
      () => 'reserved',
      (error: unknown) => error,
    );
  return { store, reserve, release: (id: string) => releaseJourney(store, id) };
};

const REFUSED = {
  status: 409,
  message: 'You can save up to 100 journeys. Delete one before you save another.',
};

describe('the places for journeys', () => {
  it('are a hundred, and the last one can be taken', async () => {
    expect(MAX_JOURNEYS).toBe(100);
    const { reserve } = open(idsOf(99));
    expect(await reserve('new')).toBe('reserved');
    expect(await reserve('one-more')).toMatchObject(REFUSED);
  });

  it('are not taken by a journey that is stored, however many there are', async () => {
    const { reserve, store } = open(idsOf(100));
    expect(await reserve('journey-7')).toBe('reserved');
    expect(await store.keys('')).toEqual([]);
    expect(await reserve('new')).toMatchObject(REFUSED);
  });

  it('count a journey once that is reserved again, or stored meanwhile', async () => {
    const store = memoryStore();
    const now = new Date(START);
    await reserveJourney(store, 'new', { storedIds: idsOf(99), now });
    await reserveJourney(store, 'new', { storedIds: idsOf(99), now });
    const storedIds = [...idsOf(98), 'new'];
    await reserveJourney(store, 'last', { storedIds, now });
    await expect(reserveJourney(store, 'no', { storedIds, now })).rejects.toMatchObject(REFUSED);
  });

  it('are free again a minute after a save that never ended', async () => {
    const { reserve } = open(idsOf(99));
    await reserve('lost');
    expect(await reserve('new', MINUTE_MS - 1)).toMatchObject(REFUSED);
    expect(await reserve('new', MINUTE_MS)).toBe('reserved');
  });

  it('are free again when one is given back, and only that one', async () => {
    const { reserve, release } = open(idsOf(98));
    await reserve('kept');
    await reserve('failed');
    await release('failed');
    expect(await reserve('new')).toBe('reserved');
    expect(await reserve('one-more')).toMatchObject(REFUSED);
  });

  it('are not written by giving back what was not reserved', async () => {
    const { store, release, reserve } = open(idsOf(3));
    await release('unknown');
    expect(await store.keys('')).toEqual([]);
    await reserve('new');
    const readOnly = { ...store, change: () => Promise.reject(new Error('The storage is full.')) };
    await expect(releaseJourney(readOnly, 'unknown')).resolves.toBeUndefined();
    await expect(releaseJourney(readOnly, 'new')).rejects.toThrow('full');
  });
});
