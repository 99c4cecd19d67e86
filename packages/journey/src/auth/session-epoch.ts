import type { User } from '@spinout/api-client';

/** Which person the page is in front of, counted from when it opened. */
export interface SessionEpoch {
  /** Goes up when what one person made here must not be shown to the next. */
  readonly number: number;
  /** Who was in last; null for nobody yet. */
  readonly person: {
    readonly id: string;
    /** Known to this browser alone: a guest or a demo account. It does not come back once it is gone. */
    readonly isLocal: boolean;
  } | null;
}

export const FIRST_EPOCH: SessionEpoch = { number: 0, person: null };

/** Someone is in. Whoever signs in out of a guest is the same person, who goes on. */
export const enter = (
  { number, person }: SessionEpoch,
  user: User,
  isLocal: boolean,
): SessionEpoch => ({
  number: person === null || person.isLocal || person.id === user.id ? number : number + 1,
  person: { id: user.id, isLocal },
});

/** The person left on purpose, and leaves nothing behind. */
export const leave = ({ number, person }: SessionEpoch): SessionEpoch =>
  person === null ? { number, person } : { number: number + 1, person: null };

/** Nobody is in. Someone whose session ran out may come back to what they made. */
export const lose = (visit: SessionEpoch): SessionEpoch =>
  visit.person?.isLocal ? leave(visit) : visit;
