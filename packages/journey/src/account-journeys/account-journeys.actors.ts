import { fromCallback, fromPromise } from 'xstate';
import type {
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
import { recordOf, type AccountDependencies } from './account-dependencies.js';
import { bringJourney } from './bring-journey.js';
import { addRefused, readNote, removeNote, writeNote } from './copy-note.js';
import { lookAtBrowser } from './look-at-browser.js';
import { saveJourney, versionOf } from './save-journey.js';

/** Joins the journeys of an account to the client and to the browser. */
export const accountJourneysActors = (dependencies: AccountDependencies) => ({
  watchBrowser: fromCallback<BrowserNews>(({ sendBack }) => {
    const ends = dependencies.records.map(({ key, kind }) =>
      dependencies.storage.observe(key, () =>
        sendBack({ type: 'record.changed', kind } satisfies BrowserNews),
      ),
    );
    const tell = () => sendBack({ type: 'network.found' } satisfies BrowserNews);
    const page = globalThis.window;
    page?.addEventListener('online', tell);
    return () => {
      ends.forEach((end) => end());
      page?.removeEventListener('online', tell);
    };
  }),
  lookAtBrowser: fromPromise<readonly Seen[], LookInput>(({ input }) =>
    lookAtBrowser(dependencies, input),
  ),
  compareWithAccount: fromPromise<Comparison, CompareInput>(async ({ input, signal }) => {
    const { journeys } = await dependencies.api.journeys.list({ signal });
    const versions = journeys.map(versionOf);
    const own = input.seen.filter(({ whose, revision }) => whose === 'own' && revision > 0);
    const gone = own.filter(({ id }) => !versions.some((version) => version.id === id));
    for (const { kind } of gone)
      await removeNote(dependencies.storage, recordOf(dependencies.records, kind));
    return {
      gone: gone.map(({ id }) => id),
      newer: versions.filter(({ id, revision }) =>
        own.some((seen) => seen.id === id && seen.isSaved && seen.revision < revision),
      ),
    };
  }),
  saveJourney: fromPromise<SaveOutcome, SaveInput>(({ input, signal }) =>
    saveJourney(dependencies, input, signal),
  ),
  adoptJourneys: fromPromise<void, AdoptInput>(async ({ input: { owner, adoptions } }) => {
    for (const { kind, id, revision } of adoptions) {
      const record = recordOf(dependencies.records, kind);
      const known = await readNote(dependencies.storage, record);
      const isKnown = known?.journeyId === id && known.owner === owner;
      await writeNote(dependencies.storage, record, {
        owner,
        journeyId: id,
        revision,
        saved: '',
        seen: isKnown ? known.seen : '',
        changedAt: isKnown ? known.changedAt : null,
      });
    }
  }),
  refuseJourneys: fromPromise<void, RefuseInput>(({ input: { owner, ids } }) =>
    addRefused(dependencies.storage, owner, ids),
  ),
  bringJourney: fromPromise<void, BringInput>(async ({ input: { owner, id }, signal }) => {
    await bringJourney(dependencies, { owner, id, isReplacing: true, signal });
  }),
});
