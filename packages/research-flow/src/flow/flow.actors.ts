import { createAutosaveActor } from '@spinout/flow-kit';
import { savedFlowKey, type SavedFlow } from '../saved/saved-flow.js';
import type { StorageInput } from './flow.types.js';
import { loadStartup } from './load-step.js';

/** Restores the saved flow, saves its changes, and detects versions of other tabs. */
export const autosaveFlow = createAutosaveActor<SavedFlow, StorageInput>({
  getTarget: ({ instanceId, storage, runtime: { log } }) => ({
    key: savedFlowKey(instanceId),
    storage,
    log,
  }),
  loadRules: async ({ runtime }) => (await loadStartup()).createFlowSaveRules(runtime.now),
  isReadDeferred: true,
});
