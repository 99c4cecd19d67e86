import { actorSlot } from '@spinout/flow-kit';
import { assign, emit, fromCallback, setup } from 'xstate';
import * as rules from './account-journeys.rules.js';
import type { AccountJourneysContext, AccountJourneysInput } from './account-journeys.rules.js';
import type {
  AccountJourneysEvent,
  AccountJourneysEmitted,
  AdoptInput,
  OpenInput,
  BrowserEvent,
  CompareInput,
  Comparison,
  InspectInput,
  DeclineInput,
  SaveInput,
  SaveOutcome,
  LocalJourney,
} from './account-journeys.types.js';

/** Debounce of the autosave in milliseconds: changes within this time are saved together. */
const DEBOUNCE_MS = 2_000;
/** Milliseconds until an unreachable account is retried. */
const RETRY_DELAY_MS = 60_000;

/** Id of the signed-in person. @throws {Error} when no one is signed in */
export const requireOwner = ({ owner }: AccountJourneysContext): string => {
  if (owner === null) throw new Error('account journeys: no one is signed in');
  return owner;
};

/** The journey to save next. @throws {Error} when everything is saved */
export const requireUnsavedJourney = (context: AccountJourneysContext): LocalJourney => {
  const journey = rules.findNextUnsaved(context);
  if (journey === null) throw new Error('account journeys: there is nothing to save');
  return journey;
};

/** Actors, guards and actions of the account sync. */
export const accountJourneysSetup = setup({
  types: {
    input: {} as AccountJourneysInput,
    context: {} as AccountJourneysContext,
    events: {} as AccountJourneysEvent,
    emitted: {} as AccountJourneysEmitted,
  },
  actors: {
    watchBrowser: fromCallback<BrowserEvent>(() => undefined),
    inspectBrowser: actorSlot<readonly LocalJourney[], InspectInput>('inspectBrowser'),
    compareWithAccount: actorSlot<Comparison, CompareInput>('compareWithAccount'),
    saveJourney: actorSlot<SaveOutcome, SaveInput>('saveJourney'),
    adoptJourneys: actorSlot<void, AdoptInput>('adoptJourneys'),
    declineImport: actorSlot<void, DeclineInput>('declineImport'),
    openFromAccount: actorSlot<void, OpenInput>('openFromAccount'),
  },
  delays: { debounce: DEBOUNCE_MS, retryDelay: RETRY_DELAY_MS },
  guards: {
    isSignedIn: (_, { owner }: { owner: string | null }) => owner !== null,
    shouldCompare: ({ context }) => rules.shouldCompare(context),
    hasUnsaved: ({ context }) => rules.findNextUnsaved(context) !== null,
    isStale: ({ context }) => context.isStale,
    canImport: ({ context }) => rules.getImportableJourneys(context).length > 0,
    isOffered: ({ context }) => rules.getOfferedJourneys(context).length > 0,
    hasNewer: ({ context }) => rules.getLatestVersion(context) !== null,
    hasSaveProblem: ({ context }) => rules.getBlockedJourneys(context).length > 0,
  },
  actions: {
    setOwner: assign(({ context }, { owner }: { owner: string | null }) => ({
      ...rules.createInitialContext(context.runtime),
      owner,
    })),
    recordChange: assign({
      isStale: true,
      changedAt: ({ context }, { kind }: { kind: string }) => ({
        ...context.changedAt,
        [kind]: context.runtime.now().toISOString(),
      }),
    }),
    clearStale: assign({ isStale: false }),
    setLocalJourneys: assign(
      ({ context }, { localJourneys }: { localJourneys: readonly LocalJourney[] }) =>
        rules.applyInspection(context, localJourneys),
    ),
    setComparison: assign(({ context }, { newer, deletedIds }: Comparison) => ({
      ...rules.applyInspection(
        context,
        context.localJourneys.map((journey) =>
          deletedIds.includes(journey.id)
            ? { ...journey, ownership: 'none', revision: 0, isSaved: false }
            : journey,
        ),
      ),
      newer,
      isCompared: true,
      error: null,
    })),
    applyOutcome: assign(({ context }, { outcome }: { outcome: SaveOutcome }) => ({
      error: null,
      ...applySaveOutcome(context, outcome),
    })),
    logRejection: ({ context }, { outcome }: { outcome: SaveOutcome }) => {
      if (outcome.kind !== 'rejected') return;
      context.runtime.log.warn('The account rejected a journey.', outcome.error);
    },
    emitAccountChanged: emit({ type: 'account.changed' }),
    setError: assign({ error: (_, { error }: { error: unknown }) => error }),
    logError: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('The journeys could not be synced with the account.', error),
    resetRejections: assign({ rejections: {}, isCompared: false }),
    requireComparison: assign({ isCompared: false }),
    startImport: assign(({ context }) => {
      const journeys = rules.getImportableJourneys(context);
      return {
        adoptions: journeys.map(({ kind, id }) => ({ kind, id, revision: 0 })),
        imported: journeys.map(({ id }) => id),
      };
    }),
    keepLocalVersion: assign(({ context }) => {
      const version = rules.getLatestVersion(context);
      return {
        adoptions: version === null ? [] : [version],
        newer: context.newer.filter((other) => other !== version),
        rejections: {},
        openingError: null,
      };
    }),
    acceptRemote: assign({
      opening: ({ context }) => rules.getLatestVersion(context),
      openingError: null,
    }),
    emitOpened: emit(({ context: { opening } }): AccountJourneysEmitted => {
      if (opening === null) throw new Error('account journeys: no journey is being opened');
      return { type: 'journey.opened', kind: opening.kind };
    }),
    clearOpening: assign(({ context: { newer, opening } }) => ({
      newer: newer.filter((version) => version !== opening),
      opening: null,
    })),
    setOpeningError: assign({
      opening: null,
      openingError: (_, { error }: { error: unknown }) => error,
    }),
    clearImported: assign({ imported: [] }),
  },
});

/** Applies the outcome of a save to the journey that was sent. */
function applySaveOutcome(
  context: AccountJourneysContext,
  outcome: SaveOutcome,
): Partial<AccountJourneysContext> {
  const saved = requireUnsavedJourney(context);
  switch (outcome.kind) {
    case 'saved':
      return {
        localJourneys: rules.updateJourney(context, saved, {
          isSaved: true,
          revision: outcome.revision,
        }),
        newer: context.newer.filter(({ id }) => id !== saved.id),
      };
    case 'behind':
      return { localJourneys: rules.updateJourney(context, saved, { revision: outcome.revision }) };
    case 'outdated':
      // The next inspection finds the changed text; until then there is nothing to send.
      return {
        localJourneys: context.localJourneys.filter((journey) => journey !== saved),
        isStale: true,
      };
    case 'newer':
      return {
        localJourneys: rules.updateJourney(context, saved, { isSaved: false }),
        newer: [outcome.version, ...context.newer.filter(({ id }) => id !== saved.id)],
        rejections: { ...context.rejections, [saved.hash]: 'undecided' },
      };
    case 'gone': {
      const journeys = rules.updateJourney(context, saved, { ownership: 'none', revision: 0 });
      return rules.applyInspection(context, journeys);
    }
    case 'rejected':
      return { rejections: { ...context.rejections, [saved.hash]: outcome.reason } };
  }
}
