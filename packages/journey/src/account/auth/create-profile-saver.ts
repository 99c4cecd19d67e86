import { waitFor, type ActorRefFrom } from 'xstate';
import type { authMachine } from './auth.machine.js';
import type { ProfileChange } from './auth.types.js';

/** Creates a function that saves a profile through the machine and resolves when the save is done. */
export const createProfileSaver =
  (actor: ActorRefFrom<typeof authMachine>, newKey: () => string) =>
  async (change: ProfileChange): Promise<void> => {
    const submitted = { type: 'profile.submitted', id: newKey(), change } as const;
    if (!actor.getSnapshot().can(submitted)) {
      throw new Error('There is no profile to save now.');
    }
    actor.send(submitted);
    const { context } = await waitFor(
      actor,
      ({ context: { saving } }) => saving?.id !== submitted.id,
    );
    const { saved } = context;
    if (saved?.id !== submitted.id) {
      throw new Error('The person left before the profile was saved.');
    }
    const failure = saved.error as Error | null;
    if (failure !== null) throw failure;
  };
