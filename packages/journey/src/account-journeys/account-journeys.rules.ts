import type { Intents, Runtime } from '@spinout/flow-kit';
import { NO_INTENTS } from '@spinout/flow-kit';
import type { Adoption, Refusal, Seen, Version } from './account-journeys.types.js';

export interface AccountJourneysInput {
  readonly runtime: Runtime;
}

export interface AccountJourneysContext {
  readonly runtime: Runtime;
  /** Id of who is signed in; null while nobody is. */
  readonly owner: string | null;
  /** What was found in this browser at the last look. */
  readonly seen: readonly Seen[];
  /** Ids of what nobody's account has; null before the first look. */
  readonly strangers: readonly string[] | null;
  /** When each kind was changed, as far as this page has seen it: ISO 8601. */
  readonly changedAt: Readonly<Record<string, string>>;
  /** Whether something has changed since the last look. */
  readonly isStale: boolean;
  /** Whether it is known what other devices have done to the account. */
  readonly isCompared: boolean;
  /** What the account has gone on with elsewhere, until it was decided upon. */
  readonly newer: readonly Version[];
  /** Why the account does not take a text, by its print. */
  readonly refusals: Readonly<Record<string, Refusal>>;
  readonly intents: Intents;
  /** Why the account or the browser could not be reached; null since it could. */
  readonly error: unknown;
  /** What shall be saved in the account from now on. */
  readonly adoptions: readonly Adoption[];
  /** Ids of what was taken along last, until that was read. */
  readonly taken: readonly string[];
  /** The version that is brought into this browser. */
  readonly bringing: Version | null;
  /** Why the last one could not be brought. */
  readonly bringingError: unknown;
}

/** Nothing is known of anybody's journeys. */
export const nobody = (runtime: Runtime): AccountJourneysContext => ({
  runtime,
  owner: null,
  seen: [],
  strangers: null,
  changedAt: {},
  isStale: false,
  isCompared: false,
  newer: [],
  refusals: {},
  intents: NO_INTENTS,
  error: null,
  adoptions: [],
  taken: [],
  bringing: null,
  bringingError: null,
});

type Context = AccountJourneysContext;

const isUnsaved = ({ whose, isSaved }: Seen): boolean => whose === 'own' && !isSaved;

/** The next journey to be saved; null when the account has all that it takes. */
export const nextUnsaved = ({ seen, refusals }: Context): Seen | null =>
  seen.find((journey) => isUnsaved(journey) && !(journey.print in refusals)) ?? null;

/** What of this person is kept in this browser alone, with something in the way that is not asked about. */
export const troubled = ({ seen, refusals, error }: Context): readonly Seen[] =>
  seen.filter((journey) => {
    const refusal = refusals[journey.print];
    if (!isUnsaved(journey) || refusal === 'undecided') return false;
    return error !== null || refusal !== undefined;
  });

/** What may be taken along. */
export const takeable = ({ seen }: Context): readonly Seen[] =>
  seen.filter(({ whose }) => whose === 'nobody');

/** What is offered by itself: all that may be taken along, but for what was refused. */
export const offered = (context: Context): readonly Seen[] =>
  takeable(context).filter(({ isRefused }) => !isRefused);

/** Whether other devices may have done something to what this browser knows of the account. */
export const mustCompare = ({ seen, isCompared }: Context): boolean =>
  !isCompared && seen.some(({ whose, revision }) => whose === 'own' && revision > 0);

/** The first thing of the account that a person has to decide upon. */
export const newest = ({ newer }: Context): Version | null => newer[0] ?? null;

/** What was looked at; what was decided elsewhere in the meantime is asked about no longer. */
export const withSeen = (context: Context, seen: readonly Seen[]): Partial<Context> => ({
  seen,
  strangers: seen.filter(({ whose }) => whose === 'nobody').map(({ id }) => id),
  newer: context.newer.filter(({ id, revision }) =>
    seen.some((journey) => journey.id === id && journey.revision < revision),
  ),
});

/** A journey after something was done about it. */
export const changed = (
  { seen }: Context,
  saved: Seen | null,
  change: Partial<Seen>,
): readonly Seen[] =>
  seen.map((journey) => (journey === saved ? { ...journey, ...change } : journey));
