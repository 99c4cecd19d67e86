import type { Runtime } from '@spinout/flow-kit';
import type {
  Adoption,
  Comparison,
  Rejection,
  LocalJourney,
  SaveOutcome,
  Version,
} from './account-journeys.types.js';

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

/** Id of the signed-in person. @throws {Error} when no one is signed in */
export const requireOwner = ({ owner }: Context): string => {
  if (owner === null) throw new Error('account journeys: no one is signed in');
  return owner;
};

/** The journey to save next. @throws {Error} when everything is saved */
export const requireUnsavedJourney = (context: Context): LocalJourney => {
  const journey = findNextUnsaved(context);
  if (journey === null) throw new Error('account journeys: there is nothing to save');
  return journey;
};

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

/** Applies what other devices changed; a journey that they deleted belongs to no account any more. */
export const applyComparison = (
  context: Context,
  { newer, deletedIds }: Comparison,
): Partial<Context> => {
  const journeys = context.localJourneys.map((journey): LocalJourney =>
    deletedIds.includes(journey.id)
      ? { ...journey, ownership: 'none', revision: 0, isSaved: false }
      : journey,
  );
  return { ...applyInspection(context, journeys), newer, isCompared: true, error: null };
};

/** Replaces one journey of the list by its changed copy. */
const updateJourney = (
  { localJourneys }: Context,
  saved: LocalJourney,
  change: Partial<LocalJourney>,
): readonly LocalJourney[] =>
  localJourneys.map((journey) => (journey === saved ? { ...journey, ...change } : journey));

/** Applies the outcome of a save to the journey that was sent. */
export function applySaveOutcome(context: Context, outcome: SaveOutcome): Partial<Context> {
  const saved = requireUnsavedJourney(context);
  switch (outcome.kind) {
    case 'saved':
      return {
        localJourneys: updateJourney(context, saved, {
          isSaved: true,
          revision: outcome.revision,
        }),
        newer: context.newer.filter(({ id }) => id !== saved.id),
      };
    case 'behind':
      return { localJourneys: updateJourney(context, saved, { revision: outcome.revision }) };
    case 'outdated':
      // The next inspection finds the changed text; until then there is nothing to send.
      return {
        localJourneys: context.localJourneys.filter((journey) => journey !== saved),
        isStale: true,
      };
    case 'newer':
      return {
        localJourneys: updateJourney(context, saved, { isSaved: false }),
        newer: [outcome.version, ...context.newer.filter(({ id }) => id !== saved.id)],
        rejections: { ...context.rejections, [saved.hash]: 'undecided' },
      };
    case 'gone': {
      const journeys = updateJourney(context, saved, { ownership: 'none', revision: 0 });
      return applyInspection(context, journeys);
    }
    case 'rejected':
      return { rejections: { ...context.rejections, [saved.hash]: outcome.reason } };
  }
}
