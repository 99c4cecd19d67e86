import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, emit, fromCallback, setup } from 'xstate';
import type {
  AccountJourneysContext,
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

/** Actors of the account sync, and actions that several states share. */
export const accountJourneysSetup = setup({
  types: {
    input: {} as { readonly runtime: Runtime },
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
  actions: {
    recordChange: assign({
      isStale: true,
      changedAt: ({ context }, { kind }: { kind: string }) => ({
        ...context.changedAt,
        [kind]: context.runtime.now().toISOString(),
      }),
    }),
    setError: assign({ error: (_, { error }: { error: unknown }) => error }),
    emitAccountChanged: emit({ type: 'account.changed' }),
  },
});
