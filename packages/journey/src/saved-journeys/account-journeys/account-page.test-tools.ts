import { memoryStorage, observedStorage } from '@spinout/flow-kit';
import { JOURNEY_KEY } from '../../journeys/ten-step/saved-journey.js';
import { accountJourneysMessages as messages } from './account-journeys.messages.js';
import { accountJourneysModel } from './account-journeys.model.js';
import { createAccountSync, tenStepText, type SyncOptions } from './account-journeys.test-tools.js';

/** The account sync of a page, with its texts. */
export const open = (options: SyncOptions = {}) => {
  const sync = createAccountSync(options);
  return {
    ...sync,
    model: () => accountJourneysModel(sync.actor.getSnapshot(), messages, 'en-US'),
    stored: () => sync.storage.read(JOURNEY_KEY),
  };
};

/** A storage with one text. */
export const createStorage = (text: string, key = JOURNEY_KEY) => {
  const storage = observedStorage({ ...memoryStorage(), persistent: true });
  void storage.write(key, text);
  return storage;
};

/** A signed-in person with one saved journey. */
export const openWithSavedJourney = async (options: SyncOptions = {}) => {
  const sync = open(options);
  await sync.until('idle');
  await sync.change(tenStepText('journey-1'));
  return sync;
};

/** The same browser after the page was loaded again. */
export const reload = (
  { storage, account, actor }: Pick<ReturnType<typeof open>, 'storage' | 'account' | 'actor'>,
  options: SyncOptions = {},
) => {
  actor.stop();
  return open({ storage, account, ...options });
};
