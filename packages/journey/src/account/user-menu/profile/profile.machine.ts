import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { ProfileChange } from '../../auth/auth.types.js';
import { buildProfileChange, type ProfileDraft } from './profile.change.js';

export type ProfileField = keyof ProfileDraft;

export interface ProfileInput {
  readonly runtime: Runtime;
  /** Initial field values. */
  readonly draft: ProfileDraft;
}

export interface ProfileContext {
  readonly runtime: Runtime;
  readonly draft: ProfileDraft;
  /** Whether saving was rejected because the name is missing. */
  readonly isNameMissing: boolean;
  /** Why the last save failed; null when it did not. */
  readonly error: unknown;
}

export type ProfileEvent =
  | { readonly type: 'field.changed'; readonly field: ProfileField; readonly text: string }
  | { readonly type: 'save.requested' }
  | { readonly type: 'editing.cancelled' };

/** Events emitted to the screen. */
export type ProfileEmitted =
  { readonly type: 'name.missing' } | { readonly type: 'editing.ended'; readonly saved: boolean };

/** The state machine of the profile form; runs without React and without a server. */
export const profileMachine = setup({
  types: {
    input: {} as ProfileInput,
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
    tags: {} as 'busy',
  },
  actors: { saveProfile: actorSlot<void, ProfileChange>('saveProfile') },
  guards: { isNameBlank: ({ context }) => context.draft.name.trim() === '' },
  actions: {
    setText: assign({
      draft: ({ context }, { field, text }: { field: ProfileField; text: string }) => ({
        ...context.draft,
        [field]: text,
      }),
      isNameMissing: ({ context }, { field }: { field: ProfileField; text: string }) =>
        context.isNameMissing && field !== 'name',
    }),
    rejectName: assign({ isNameMissing: true }),
    emitNameMissing: emit({ type: 'name.missing' }),
    clearError: assign({ error: null }),
    setError: assign({ error: (_, { error }: { error: unknown }) => error }),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('The profile could not be saved.', error),
    emitSaved: emit({ type: 'editing.ended', saved: true }),
    emitCancelled: emit({ type: 'editing.ended', saved: false }),
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({ ...input, isNameMissing: false, error: null }),
  initial: 'editing',
  on: { 'editing.cancelled': '.cancelled' },
  states: {
    editing: {
      on: {
        'field.changed': {
          actions: { type: 'setText', params: ({ event: { field, text } }) => ({ field, text }) },
        },
        'save.requested': [
          { guard: 'isNameBlank', actions: ['rejectName', 'emitNameMissing'] },
          { target: 'saving' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        src: 'saveProfile',
        input: ({ context }) => buildProfileChange(context.draft),
        onDone: 'saved',
        onError: {
          target: 'editing',
          actions: [
            { type: 'setError', params: ({ event: { error } }) => ({ error }) },
            { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
    },
    saved: { type: 'final', entry: 'emitSaved' },
    cancelled: { type: 'final', entry: 'emitCancelled' },
  },
});

export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;
