import { fromPromise } from 'xstate';
import type { ProfileChange } from '../../auth/auth.types.js';

/**
 * Saves a profile; resolves when it is saved.
 * @param options.signal aborted when the person closes the dialog before the response
 */
export type SaveProfile = (
  change: ProfileChange,
  options: { readonly signal: AbortSignal },
) => Promise<void>;

export const profileActors = (host: { readonly onSave: SaveProfile }) => ({
  saveProfile: fromPromise<void, ProfileChange>(async ({ input, signal }) => {
    await host.onSave(input, { signal });
  }),
});
