import { actorSlot, afterFailure, withIntent, withoutIntent } from '@spinout/flow-kit';
import { assign, emit, fromCallback, setup } from 'xstate';
import * as rules from './account-journeys.rules.js';
import type { AccountJourneysContext, AccountJourneysInput } from './account-journeys.rules.js';
import type {
  AccountJourneysEvent,
  AccountJourneysNews,
  AdoptInput,
  BringInput,
  BrowserNews,
  CompareInput,
  Comparison,
  LookInput,
  RefuseInput,
  SaveInput,
  SaveOutcome,
  Seen,
} from './account-journeys.types.js';

/** Name of the wish of a save. */
export const SAVE = 'journeys.save';
/** Changes that follow each other within this time, in milliseconds, are saved together. */
const SETTLE_MS = 2_000;
/** Milliseconds until an account that could not be reached is tried again by itself. */
const RETRY_MS = 60_000;

/** Who is signed in. */
export const ownerOf = ({ owner }: AccountJourneysContext): string => {
  if (owner === null) throw new Error('account journeys: nobody is signed in');
  return owner;
};

/** The journey that is saved next. */
export const unsavedOf = (context: AccountJourneysContext): Seen => {
  const seen = rules.nextUnsaved(context);
  if (seen === null) throw new Error('account journeys: there is nothing to save');
  return seen;
};

/** One save is one wish: the same text over the same revision. */
const wishOf = ({ kind, id, revision, print }: Seen) => ({ kind, id, revision, print });

/** What the writer to an account knows, asks for and does. */
export const accountJourneysSetup = setup({
  types: {
    input: {} as AccountJourneysInput,
    context: {} as AccountJourneysContext,
    events: {} as AccountJourneysEvent,
    emitted: {} as AccountJourneysNews,
  },
  actors: {
    watchBrowser: fromCallback<BrowserNews>(() => undefined),
    lookAtBrowser: actorSlot<readonly Seen[], LookInput>('lookAtBrowser'),
    compareWithAccount: actorSlot<Comparison, CompareInput>('compareWithAccount'),
    saveJourney: actorSlot<SaveOutcome, SaveInput>('saveJourney'),
    adoptJourneys: actorSlot<void, AdoptInput>('adoptJourneys'),
    refuseJourneys: actorSlot<void, RefuseInput>('refuseJourneys'),
    bringJourney: actorSlot<void, BringInput>('bringJourney'),
  },
  delays: { settleTime: SETTLE_MS, retryTime: RETRY_MS },
  guards: {
    isSomebody: (_, { owner }: { owner: string | null }) => owner !== null,
    mustCompare: ({ context }) => rules.mustCompare(context),
    hasUnsaved: ({ context }) => rules.nextUnsaved(context) !== null,
    isStale: ({ context }) => context.isStale,
    mayTake: ({ context }) => rules.takeable(context).length > 0,
    isOffered: ({ context }) => rules.offered(context).length > 0,
    hasNewer: ({ context }) => rules.newest(context) !== null,
    isTroubled: ({ context }) => rules.troubled(context).length > 0,
  },
  actions: {
    begin: assign(({ context }, { owner }: { owner: string | null }) => ({
      ...rules.nobody(context.runtime),
      owner,
    })),
    noteChange: assign({
      isStale: true,
      changedAt: ({ context }, { kind }: { kind: string }) => ({
        ...context.changedAt,
        [kind]: context.runtime.now().toISOString(),
      }),
    }),
    clearStale: assign({ isStale: false }),
    keepSeen: assign(({ context }, { seen }: { seen: readonly Seen[] }) =>
      rules.withSeen(context, seen),
    ),
    keepComparison: assign(({ context }, { newer, gone }: Comparison) => ({
      ...rules.withSeen(
        context,
        context.seen.map((seen) =>
          gone.includes(seen.id) ? { ...seen, whose: 'nobody', revision: 0, isSaved: false } : seen,
        ),
      ),
      newer,
      isCompared: true,
      error: null,
    })),
    openSave: assign(({ context }) => ({
      intents: withIntent(
        context.intents,
        SAVE,
        wishOf(unsavedOf(context)),
        context.runtime.newKey,
      ),
    })),
    keepOutcome: assign(({ context }, { outcome }: { outcome: SaveOutcome }) => ({
      error: null,
      intents: withoutIntent(context.intents, SAVE),
      ...afterSave(context, outcome),
    })),
    logRefusal: ({ context }, { outcome }: { outcome: SaveOutcome }) => {
      if (outcome.kind !== 'refused') return;
      context.runtime.log.warn('The account does not take a journey.', outcome.error);
    },
    tellAccount: emit({ type: 'account.changed' }),
    keepError: assign(({ context }, { error }: { error: unknown }) => ({
      error,
      intents: afterFailure(context.intents, SAVE, error),
    })),
    logError: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('The journeys of the account could not be kept up.', error),
    tryAnew: assign({ refusals: {}, isCompared: false }),
    outdate: assign({ isCompared: false }),
    wishAlong: assign(({ context }) => {
      const seen = rules.takeable(context);
      return {
        adoptions: seen.map(({ kind, id }) => ({ kind, id, revision: 0 })),
        taken: seen.map(({ id }) => id),
      };
    }),
    wishOwn: assign(({ context }) => {
      const version = rules.newest(context);
      return {
        adoptions: version === null ? [] : [version],
        newer: context.newer.filter((other) => other !== version),
        refusals: {},
        bringingError: null,
      };
    }),
    wishNewer: assign({
      bringing: ({ context }) => rules.newest(context),
      bringingError: null,
    }),
    tellBrought: emit(({ context: { bringing } }): AccountJourneysNews => {
      if (bringing === null) throw new Error('account journeys: nothing was brought');
      return { type: 'journey.brought', kind: bringing.kind };
    }),
    forgetBrought: assign(({ context: { newer, bringing } }) => ({
      newer: newer.filter((version) => version !== bringing),
      bringing: null,
    })),
    keepBringingError: assign({
      bringing: null,
      bringingError: (_, { error }: { error: unknown }) => error,
    }),
    forgetTaken: assign({ taken: [] }),
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
        seen: rules.changed(context, saved, { isSaved: true, revision: outcome.revision }),
        newer: context.newer.filter(({ id }) => id !== saved.id),
      };
    case 'behind':
      return { seen: rules.changed(context, saved, { revision: outcome.revision }) };
    case 'outdated':
      // The next look finds it; until then there is nothing to send.
      return { seen: context.seen.filter((seen) => seen !== saved), isStale: true };
    case 'newer':
      return {
        seen: rules.changed(context, saved, { isSaved: false }),
        newer: [outcome.version, ...context.newer.filter(({ id }) => id !== saved.id)],
        refusals: { ...context.refusals, [saved.print]: 'undecided' },
      };
    case 'gone': {
      const seen = rules.changed(context, saved, { whose: 'nobody', revision: 0 });
      return rules.withSeen(context, seen);
    }
    case 'refused':
      return { refusals: { ...context.refusals, [saved.print]: outcome.why } };
  }
}
