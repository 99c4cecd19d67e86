import type { Intents, Runtime } from '@spinout/flow-kit';
import { NO_INTENTS } from '@spinout/flow-kit';
import type { Adoption, Rejection, LocalJourney, Version } from './account-journeys.types.js';

export interface AccountJourneysInput {
  readonly runtime: Runtime;
}

export interface AccountJourneysContext {
  readonly runtime: Runtime;
  /** Id of who is signed in; null while nobody is. */
  readonly owner: string | null;
  /** What was found in this browser at the last look. */
  readonly seen: readonly LocalJourney[];
  /** Ids of what nobody's account has; null before the first look. */
  readonly unownedIds: readonly string[] | null;
  /** When each kind was changed, as far as this page has seen it: ISO 8601. */
  readonly changedAt: Readonly<Record<string, string>>;
  /** Whether something has changed since the last look. */
  readonly isStale: boolean;
  /** Whether it is known what other devices have done to the account. */
  readonly isCompared: boolean;
  /** What the account has gone on with elsewhere, until it was decided upon. */
  readonly newer: readonly Version[];
  /** Why the account does not take a text, by its print. */
  readonly refusals: Readonly<Record<string, Rejection>>;
  readonly intents: Intents;
  /** Why the account or the browser could not be reached; null since it could. */
  readonly error: unknown;
  /** What shall be saved in the account from now on. */
  readonly adoptions: readonly Adoption[];
  /** Ids of what was taken along last, until that was read. */
  readonly imported: readonly string[];
  /** The version that is brought into this browser. */
  readonly opening: Version | null;
  /** Why the last one could not be brought. */
  readonly openingError: unknown;
}

/** Nothing is known of anybody's journeys. */
export const createInitialContext = (runtime: Runtime): AccountJourneysContext => ({
  runtime,
  owner: null,
  seen: [],
  unownedIds: null,
  changedAt: {},
  isStale: false,
  isCompared: false,
  newer: [],
  refusals: {},
  intents: NO_INTENTS,
  error: null,
  adoptions: [],
  imported: [],
  opening: null,
  openingError: null,
});

type Context = AccountJourneysContext;

const isUnsaved = ({ ownership, isSaved }: LocalJourney): boolean =>
  ownership === 'own' && !isSaved;

/** The next journey to be saved; null when the account has all that it takes. */
export const nextUnsaved = ({ seen, refusals }: Context): LocalJourney | null =>
  seen.find((journey) => isUnsaved(journey) && !(journey.hash in refusals)) ?? null;

/** What of this person is kept in this browser alone, with something in the way that is not asked about. */
export const blocked = ({ seen, refusals, error }: Context): readonly LocalJourney[] =>
  seen.filter((journey) => {
    const rejection = refusals[journey.hash];
    if (!isUnsaved(journey) || rejection === 'undecided') return false;
    return error !== null || rejection !== undefined;
  });

/** What may be taken along. */
export const importable = ({ seen }: Context): readonly LocalJourney[] =>
  seen.filter(({ ownership }) => ownership === 'none');

/** What is offered by itself: all that may be taken along, but for what was refused. */
export const offered = (context: Context): readonly LocalJourney[] =>
  importable(context).filter(({ isDeclined }) => !isDeclined);

/** Whether other devices may have done something to what this browser knows of the account. */
export const mustCompare = ({ seen, isCompared }: Context): boolean =>
  !isCompared && seen.some(({ ownership, revision }) => ownership === 'own' && revision > 0);

/** The first thing of the account that a person has to decide upon. */
export const latestVersion = ({ newer }: Context): Version | null => newer[0] ?? null;

/** What was looked at; what was decided elsewhere in the meantime is asked about no longer. */
export const withSeen = (context: Context, seen: readonly LocalJourney[]): Partial<Context> => ({
  seen,
  unownedIds: seen.filter(({ ownership }) => ownership === 'none').map(({ id }) => id),
  newer: context.newer.filter(({ id, revision }) =>
    seen.some((journey) => journey.id === id && journey.revision < revision),
  ),
});

/** A journey after something was done about it. */
export const withChange = (
  { seen }: Context,
  saved: LocalJourney | null,
  change: Partial<LocalJourney>,
): readonly LocalJourney[] =>
  seen.map((journey) => (journey === saved ? { ...journey, ...change } : journey));
