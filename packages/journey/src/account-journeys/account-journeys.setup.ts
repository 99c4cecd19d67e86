import { actorSlot, afterFailure, withIntent, withoutIntent } from '@spinout/flow-kit';
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

/** Name of the pending save request. */
export const SAVE = 'journeys.save';
/** Changes that follow each other within this time, in milliseconds, are saved together. */
const DEBOUNCE_MS = 2_000;
/** Milliseconds until an unreachable account is retried. */
const RETRY_DELAY_MS = 60_000;

/** Who is signed in. */
export const ownerOf = ({ owner }: AccountJourneysContext): string => {
  if (owner === null) throw new Error('account journeys: nobody is signed in');
  return owner;
};

/** The journey that is saved next. */
export const unsavedOf = (context: AccountJourneysContext): LocalJourney => {
  const seen = rules.nextUnsaved(context);
  if (seen === null) throw new Error('account journeys: there is nothing to save');
  return seen;
};

/** The same text over the same revision reuses one idempotency key. */
const saveRequestOf = ({ kind, id, revision, hash }: LocalJourney) => ({
  kind,
  id,
  revision,
  hash,
});

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
  delays: { settleTime: DEBOUNCE_MS, retryDelay: RETRY_DELAY_MS },
  guards: {
    isSignedIn: (_, { owner }: { owner: string | null }) => owner !== null,
    mustCompare: ({ context }) => rules.mustCompare(context),
    hasUnsaved: ({ context }) => rules.nextUnsaved(context) !== null,
    isStale: ({ context }) => context.isStale,
    canImport: ({ context }) => rules.importable(context).length > 0,
    isOffered: ({ context }) => rules.offered(context).length > 0,
    hasNewer: ({ context }) => rules.latestVersion(context) !== null,
    hasSaveProblem: ({ context }) => rules.blocked(context).length > 0,
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
    setLocalJourneys: assign(({ context }, { seen }: { seen: readonly LocalJourney[] }) =>
      rules.withSeen(context, seen),
    ),
    setComparison: assign(({ context }, { newer, gone }: Comparison) => ({
      ...rules.withSeen(
        context,
        context.seen.map((seen) =>
          gone.includes(seen.id)
            ? { ...seen, ownership: 'none', revision: 0, isSaved: false }
            : seen,
        ),
      ),
      newer,
      isCompared: true,
      error: null,
    })),
    openSaveRequest: assign(({ context }) => ({
      intents: withIntent(
        context.intents,
        SAVE,
        saveRequestOf(unsavedOf(context)),
        context.runtime.newKey,
      ),
    })),
    applyOutcome: assign(({ context }, { outcome }: { outcome: SaveOutcome }) => ({
      error: null,
      intents: withoutIntent(context.intents, SAVE),
      ...afterSave(context, outcome),
    })),
    logRejection: ({ context }, { outcome }: { outcome: SaveOutcome }) => {
      if (outcome.kind !== 'rejected') return;
      context.runtime.log.warn('The account does not take a journey.', outcome.error);
    },
    emitAccountChanged: emit({ type: 'account.changed' }),
    setError: assign(({ context }, { error }: { error: unknown }) => ({
      error,
      intents: afterFailure(context.intents, SAVE, error),
    })),
    logError: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('The journeys of the account could not be kept up.', error),
    resetRejections: assign({ refusals: {}, isCompared: false }),
    requireComparison: assign({ isCompared: false }),
    startImport: assign(({ context }) => {
      const seen = rules.importable(context);
      return {
        adoptions: seen.map(({ kind, id }) => ({ kind, id, revision: 0 })),
        imported: seen.map(({ id }) => id),
      };
    }),
    keepLocalVersion: assign(({ context }) => {
      const version = rules.latestVersion(context);
      return {
        adoptions: version === null ? [] : [version],
        newer: context.newer.filter((other) => other !== version),
        refusals: {},
        openingError: null,
      };
    }),
    acceptRemote: assign({
      opening: ({ context }) => rules.latestVersion(context),
      openingError: null,
    }),
    emitOpened: emit(({ context: { opening } }): AccountJourneysEmitted => {
      if (opening === null) throw new Error('account journeys: nothing was brought');
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

/** What follows from a save, for the journey that was sent. */
function afterSave(
  context: AccountJourneysContext,
  outcome: SaveOutcome,
): Partial<AccountJourneysContext> {
  const saved = unsavedOf(context);
  switch (outcome.kind) {
    case 'saved':
      return {
        seen: rules.withChange(context, saved, { isSaved: true, revision: outcome.revision }),
        newer: context.newer.filter(({ id }) => id !== saved.id),
      };
    case 'behind':
      return { seen: rules.withChange(context, saved, { revision: outcome.revision }) };
    case 'outdated':
      // The next inspection finds it; until then there is nothing to send.
      return { seen: context.seen.filter((seen) => seen !== saved), isStale: true };
    case 'newer':
      return {
        seen: rules.withChange(context, saved, { isSaved: false }),
        newer: [outcome.version, ...context.newer.filter(({ id }) => id !== saved.id)],
        refusals: { ...context.refusals, [saved.hash]: 'undecided' },
      };
    case 'gone': {
      const seen = rules.withChange(context, saved, { ownership: 'none', revision: 0 });
      return rules.withSeen(context, seen);
    }
    case 'rejected':
      return { refusals: { ...context.refusals, [saved.hash]: outcome.why } };
  }
}
