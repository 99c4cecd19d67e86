import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { ProfileChange } from '../../auth/auth.types.js';
import { buildProfileChange, type ProfileDraft } from './profile.change.js';

export type ProfileField = keyof ProfileDraft;

export interface ProfileInput {
  readonly runtime: Runtime;
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

export type ProfileEmitted =
  { readonly type: 'name.missing' } | { readonly type: 'editing.ended'; readonly saved: boolean };

export const profileMachine = setup({
  types: {
    input: {} as ProfileInput,
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
    tags: {} as 'busy',
  },
  actors: { saveProfile: actorSlot<void, ProfileChange>('saveProfile') },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({ ...input, isNameMissing: false, error: null }),
  initial: 'editing',
  on: { 'editing.cancelled': '.cancelled' },
  states: {
    editing: {
      on: {
        'field.changed': {
          actions: assign({
            draft: ({ context, event: { field, text } }) => ({ ...context.draft, [field]: text }),
            isNameMissing: ({ context, event }) => context.isNameMissing && event.field !== 'name',
          }),
        },
        'save.requested': [
          {
            guard: ({ context }) => context.draft.name.trim() === '',
            actions: [assign({ isNameMissing: true }), emit({ type: 'name.missing' })],
          },
          { target: 'saving' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      entry: assign({ error: null }),
      invoke: {
        src: 'saveProfile',
        input: ({ context }) => buildProfileChange(context.draft),
        onDone: 'saved',
        onError: {
          target: 'editing',
          actions: [
            assign({ error: ({ event }) => event.error }),
            ({ context, event }) =>
              context.runtime.log.warn('The profile could not be saved.', event.error),
          ],
        },
      },
    },
    saved: { type: 'final', entry: emit({ type: 'editing.ended', saved: true }) },
    cancelled: { type: 'final', entry: emit({ type: 'editing.ended', saved: false }) },
  },
});

export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;
