import { fromCallback, fromPromise } from 'xstate';
import type {
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
import { findRecord, type AccountDependencies } from './account-dependencies.js';
import { openFromAccount } from './open-from-account.js';
import { addDeclined, readSyncRecord, removeSyncRecord, writeSyncRecord } from './sync-record.js';
import { inspectBrowser } from './inspect-browser.js';
import { saveJourney, createVersion } from './save-journey.js';

/** Connects the account sync to the client and the browser. */
export const accountJourneysActors = (dependencies: AccountDependencies) => ({
  watchBrowser: fromCallback<BrowserEvent>(({ sendBack }) => {
    const unsubscribers = dependencies.records.map(({ key, kind }) =>
      dependencies.storage.observe(key, () =>
        sendBack({ type: 'record.changed', kind } satisfies BrowserEvent),
      ),
    );
    const notifyOnline = () => sendBack({ type: 'network.restored' } satisfies BrowserEvent);
    const page = globalThis.window;
    page?.addEventListener('online', notifyOnline);
    return () => {
      unsubscribers.forEach((unsubscribe) => unsubscribe());
      page?.removeEventListener('online', notifyOnline);
    };
  }),
  inspectBrowser: fromPromise<readonly LocalJourney[], InspectInput>(({ input }) =>
    inspectBrowser(dependencies, input),
  ),
  compareWithAccount: fromPromise<Comparison, CompareInput>(async ({ input, signal }) => {
    const { journeys } = await dependencies.api.journeys.list({ signal });
    const versions = journeys.map(createVersion);
    const own = input.localJourneys.filter(
      ({ ownership, revision }) => ownership === 'own' && revision > 0,
    );
    const deletedIds = own.filter(({ id }) => !versions.some((version) => version.id === id));
    for (const { kind } of deletedIds)
      await removeSyncRecord(dependencies.storage, findRecord(dependencies.records, kind));
    return {
      deletedIds: deletedIds.map(({ id }) => id),
      newer: versions.filter(({ id, revision }) =>
        own.some((journey) => journey.id === id && journey.isSaved && journey.revision < revision),
      ),
    };
  }),
  saveJourney: fromPromise<SaveOutcome, SaveInput>(({ input, signal }) =>
    saveJourney(dependencies, input, signal),
  ),
  adoptJourneys: fromPromise<void, AdoptInput>(async ({ input: { owner, adoptions } }) => {
    for (const { kind, id, revision } of adoptions) {
      const record = findRecord(dependencies.records, kind);
      const known = await readSyncRecord(dependencies.storage, record);
      const isKnown = known?.journeyId === id && known.owner === owner;
      await writeSyncRecord(dependencies.storage, record, {
        owner,
        journeyId: id,
        revision,
        saved: '',
        seen: isKnown ? known.seen : '',
        changedAt: isKnown ? known.changedAt : null,
      });
    }
  }),
  declineImport: fromPromise<void, DeclineInput>(({ input: { owner, ids } }) =>
    addDeclined(dependencies.storage, owner, ids),
  ),
  openFromAccount: fromPromise<void, OpenInput>(async ({ input: { owner, id }, signal }) => {
    await openFromAccount(dependencies, { owner, id, isReplacing: true, signal });
  }),
});
