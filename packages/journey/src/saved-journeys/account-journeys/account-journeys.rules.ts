import type { Runtime } from '@spinout/flow-kit';
import type { Adoption, Rejection, LocalJourney, Version } from './account-journeys.types.js';

export interface AccountJourneysInput {
  readonly runtime: Runtime;
}

export interface AccountJourneysContext {
  readonly runtime: Runtime;
  /** Id of the signed-in person; null when no one is signed in. */
  readonly owner: string | null;
  /** Journeys found at the last inspection of this browser. */
  readonly localJourneys: readonly LocalJourney[];
  /** Ids of journeys without an account; null before the first inspection. */
  readonly unownedIds: readonly string[] | null;
  /** When each kind was changed, as far as this page has seen it: ISO 8601. */
  readonly changedAt: Readonly<Record<string, string>>;
  /** Whether something has changed since the last inspection. */
  readonly isStale: boolean;
  /** Whether changes by other devices were checked. */
  readonly isCompared: boolean;
  /** Newer versions saved by other devices that the person has not resolved yet. */
  readonly newer: readonly Version[];
  /** Why the account rejects a text, by its hash. */
  readonly rejections: Readonly<Record<string, Rejection>>;
  /** Why the last attempt to reach the account or the browser’s storage failed; null after a success. */
  readonly error: unknown;
  /** Journeys to save in the account from now on. */
  readonly adoptions: readonly Adoption[];
  /** Ids of the last import, until its notice is closed. */
  readonly imported: readonly string[];
  /** The version being opened in this browser. */
  readonly opening: Version | null;
  /** Why the last one could not be opened. */
  readonly openingError: unknown;
}

/** The context before anyone signs in. */
export const createInitialContext = (runtime: Runtime): AccountJourneysContext => ({
  runtime,
  owner: null,
  localJourneys: [],
  unownedIds: null,
  changedAt: {},
  isStale: false,
  isCompared: false,
  newer: [],
  rejections: {},
  error: null,
  adoptions: [],
  imported: [],
  opening: null,
  openingError: null,
});

type Context = AccountJourneysContext;

const isUnsaved = ({ ownership, isSaved }: LocalJourney): boolean =>
  ownership === 'own' && !isSaved;

/** The next journey to save; null when the account has all that it accepts. */
export const findNextUnsaved = ({ localJourneys, rejections }: Context): LocalJourney | null =>
  localJourneys.find((journey) => isUnsaved(journey) && !(journey.hash in rejections)) ?? null;

/** Unsaved journeys of this person that a failure or rejection blocks; conflicts are excluded. */
export const getBlockedJourneys = ({
  localJourneys,
  rejections,
  error,
}: Context): readonly LocalJourney[] =>
  localJourneys.filter((journey) => {
    const rejection = rejections[journey.hash];
    if (!isUnsaved(journey) || rejection === 'undecided') return false;
    return error !== null || rejection !== undefined;
  });

/** Journeys that can be imported. */
export const getImportableJourneys = ({ localJourneys }: Context): readonly LocalJourney[] =>
  localJourneys.filter(({ ownership }) => ownership === 'none');

/** Importable journeys, without those the person declined. */
export const getOfferedJourneys = (context: Context): readonly LocalJourney[] =>
  getImportableJourneys(context).filter(({ isDeclined }) => !isDeclined);

/** Whether the account must be checked for changes by other devices. */
export const shouldCompare = ({ localJourneys, isCompared }: Context): boolean =>
  !isCompared &&
  localJourneys.some(({ ownership, revision }) => ownership === 'own' && revision > 0);

/** The newer version that the person has to decide about first. */
export const getLatestVersion = ({ newer }: Context): Version | null => newer[0] ?? null;

/** Applies an inspection and drops conflicts that were resolved elsewhere. */
export const applyInspection = (
  context: Context,
  journeys: readonly LocalJourney[],
): Partial<Context> => ({
  localJourneys: journeys,
  unownedIds: journeys.filter(({ ownership }) => ownership === 'none').map(({ id }) => id),
  newer: context.newer.filter(({ id, revision }) =>
    journeys.some((journey) => journey.id === id && journey.revision < revision),
  ),
});

/** Replaces one journey of the list by its changed copy. */
export const updateJourney = (
  { localJourneys }: Context,
  saved: LocalJourney | null,
  change: Partial<LocalJourney>,
): readonly LocalJourney[] =>
  localJourneys.map((journey) => (journey === saved ? { ...journey, ...change } : journey));
