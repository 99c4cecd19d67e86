import { Refusal } from '../calls/refusal.js';
import type { Store } from '../store/store.js';

/** Saved journeys per owner; at the limit, one must be removed before another is saved. */
export const MAX_JOURNEYS = 100;

export const TOO_MANY_JOURNEYS =
  'You can save up to 100 journeys. Delete one before you save another.';

/** Journeys that are being saved, with the time of the save. */
const RESERVATIONS = 'journey-reservations';
/** Longer than a save takes. A reservation whose save failed ends after it. */
const RESERVATION_MS = 60_000;

type Reservations = Readonly<Record<string, number>>;

const omit = (reservations: Reservations, id: string): Reservations =>
  Object.fromEntries(Object.entries(reservations).filter(([reserved]) => reserved !== id));

/**
 * Reserves a place for a new journey, so that several saves at the same time stay within the limit together.
 * @param storedIds ids of the stored journeys
 * @throws {Refusal} 409 at the limit
 */
export async function reserveJourney(
  store: Store,
  id: string,
  { storedIds, now }: { readonly storedIds: readonly string[]; readonly now: Date },
): Promise<void> {
  if (storedIds.includes(id)) return;
  await store.change<Reservations>(RESERVATIONS, (reservations = {}) => {
    const recent = Object.fromEntries(
      Object.entries(reservations).filter(([, time]) => now.getTime() - time < RESERVATION_MS),
    );
    if (new Set([...storedIds, ...Object.keys(recent), id]).size > MAX_JOURNEYS)
      throw new Refusal(409, TOO_MANY_JOURNEYS);
    return { ...recent, [id]: now.getTime() };
  });
}

/** Frees the place of a journey that was removed or could not be saved. */
export async function releaseJourney(store: Store, id: string): Promise<void> {
  if ((await store.get<Reservations>(RESERVATIONS))?.[id] === undefined) return;
  await store.change<Reservations>(RESERVATIONS, (reservations = {}) => omit(reservations, id));
}
