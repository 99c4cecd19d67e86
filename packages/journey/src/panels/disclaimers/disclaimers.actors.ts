import type { PlatformClient } from '@spinout/api-client';
import { fromMaybeAsync, type KeyValueStorage } from '@spinout/flow-kit';
import { fromPromise } from 'xstate';
import type { DisclaimersDocument } from './disclaimers.machine.js';

/** Storage key of the date of the dismissed disclaimers. */
const DISMISSAL_KEY = 'spinout-disclaimers-understood';

export const disclaimersActors = (api: PlatformClient, storage: KeyValueStorage) => ({
  readDisclaimers: fromPromise<DisclaimersDocument, void>(async ({ signal }) => {
    const { disclaimers, last_updated, language } = await api.platform.disclaimers({ signal });
    return {
      entries: Object.entries(disclaimers)
        .map(([id, { title, content }]) => ({ id, title: title.trim(), content: content.trim() }))
        .filter(({ title, content }) => title !== '' || content !== ''),
      lastUpdated: last_updated.trim() || null,
      language,
    };
  }),
  loadDismissal: fromMaybeAsync<string | null>(() => storage.read(DISMISSAL_KEY)),
  saveDismissal: fromPromise<void, string>(async ({ input }) =>
    storage.write(DISMISSAL_KEY, input),
  ),
});
