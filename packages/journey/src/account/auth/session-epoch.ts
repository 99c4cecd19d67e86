import type { User } from '@spinout/api-client';

/** Counts the people who used the page since it was loaded. */
export interface SessionEpoch {
  /** Increases when one person's work must not be shown to the next. */
  readonly number: number;
  /** The last signed-in person; null before the first sign-in. */
  readonly person: {
    readonly id: string;
    /** Whether this is a guest or a demo account, which cannot sign in again. */
    readonly isLocal: boolean;
    /** Whether the browser only remembers who signed in, and no profile has been loaded yet. */
    readonly isPresumed: boolean;
  } | null;
}

/**
 * The first epoch of a page.
 * @param accountId of the person who signed in with the stored tokens, if the browser remembers it
 */
export const createEpoch = (accountId: string | null = null): SessionEpoch => ({
  number: 0,
  person: accountId === null ? null : { id: accountId, isLocal: false, isPresumed: true },
});

/** Id of the account whose work the page shows; null for the work that belongs to the browser. */
export const getAccountId = ({ person }: SessionEpoch): string | null =>
  person === null || person.isLocal ? null : person.id;

/** Someone signed in. A guest who signs in counts as the same person. */
export const startEpoch = (
  { number, person }: SessionEpoch,
  user: User,
  isLocal: boolean,
): SessionEpoch => ({
  number: person === null || person.isLocal || person.id === user.id ? number : number + 1,
  person: { id: user.id, isLocal, isPresumed: false },
});

/** The person signed out, so the next one must not see their data. */
export const endEpoch = ({ number, person }: SessionEpoch): SessionEpoch =>
  person === null ? { number, person } : { number: number + 1, person: null };

/**
 * No one is signed in. A person whose session expired may continue after signing in again; one who was only remembered
 * has not been on this page.
 */
export const expireEpoch = (sessionEpoch: SessionEpoch): SessionEpoch =>
  sessionEpoch.person?.isLocal || sessionEpoch.person?.isPresumed
    ? endEpoch(sessionEpoch)
    : sessionEpoch;
