import type { Runtime } from '@spinout/flow-kit';
import type {
  AccountJourneysContext,
  Comparison,
  LocalJourney,
  SaveOutcome,
  Version,
} from './account-journeys.types.js';

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

export const getImportableJourneys = ({ localJourneys }: Context): readonly LocalJourney[] =>
  localJourneys.filter(({ ownership }) => ownership === 'none');

export const getOfferedJourneys = (context: Context): readonly LocalJourney[] =>
  getImportableJourneys(context).filter(({ isDeclined }) => !isDeclined);

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

export function applySaveOutcome(context: Context, outcome: SaveOutcome): Partial<Context> {
  const saved = requireUnsavedJourney(context);
  const update = (change: Partial<LocalJourney>) =>
    context.localJourneys.map((journey) =>
      journey === saved ? { ...journey, ...change } : journey,
    );
  const otherNewer = context.newer.filter(({ id }) => id !== saved.id);
  switch (outcome.kind) {
    case 'saved':
      return {
        localJourneys: update({ isSaved: true, revision: outcome.revision }),
        newer: otherNewer,
      };
    case 'behind':
      return { localJourneys: update({ revision: outcome.revision }) };
    case 'outdated':
      // The next inspection finds the changed text; until then there is nothing to send.
      return {
        localJourneys: context.localJourneys.filter((journey) => journey !== saved),
        isStale: true,
      };
    case 'newer':
      return {
        newer: [outcome.version, ...otherNewer],
        rejections: { ...context.rejections, [saved.hash]: 'undecided' },
      };
    case 'gone':
      return applyInspection(context, update({ ownership: 'none', revision: 0 }));
    case 'rejected':
      return { rejections: { ...context.rejections, [saved.hash]: outcome.reason } };
  }
}
