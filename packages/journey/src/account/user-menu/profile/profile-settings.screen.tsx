'use client';
import type { Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { createActor } from 'xstate';
import { useMessages } from '@spinout/flow-kit/react';
import { profileActors, type SaveProfile } from './profile.actors.js';
import { profileMachine } from './profile.machine.js';
import { profileMessages } from './profile.messages.js';
import { createDraft, profileModel, type ProfileUser } from './profile.model.js';
import { ProfileSettingsView } from './profile-settings.view.js';

export interface ProfileSettingsScreenProps {
  /** The profile's user; read when the dialog opens. */
  readonly user: ProfileUser;
  /** Whether this is a demo account. @default false */
  readonly isDemoAccount?: boolean | undefined;
  /** Saves the profile. When it rejects, the dialog stays open with the draft. */
  readonly onSave: SaveProfile;
  /** Called when the dialog closes, saved or not. */
  readonly onClose: (saved: boolean) => void;
  readonly runtime: Runtime;
}

/** The profile dialog, open while mounted, for a host that brings its own `JourneyFrame`. */
export function ProfileSettingsScreen({
  user,
  isDemoAccount,
  onSave,
  onClose,
  runtime,
}: ProfileSettingsScreenProps) {
  const messages = useMessages(profileMessages);
  const latest = useLatest({ onSave, onClose });
  const nameField = useRef<HTMLInputElement>(null);
  const actor = useMachineActor(() =>
    createActor(profileMachine.provide({ actors: profileActors(latest) }), {
      input: { runtime, draft: createDraft(user) },
    }),
  );
  useEffect(() => {
    const subscriptions = [
      actor.on('name.missing', () => nameField.current?.focus()),
      actor.on('editing.ended', ({ saved }) => latest.onClose(saved)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, latest]);
  const model = useSelector(actor, (state) => profileModel(state, messages), shallowEqual);
  return (
    <ProfileSettingsView
      model={model}
      send={(event) => actor.send(event)}
      messages={messages}
      isDemoAccount={isDemoAccount}
      nameField={nameField}
    />
  );
}
