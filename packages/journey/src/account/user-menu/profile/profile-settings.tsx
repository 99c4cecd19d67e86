'use client';
import { useLatest, useScreen } from '@spinout/flow-kit/react';
import { useRef } from 'react';
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
}

/** The profile dialog, open while mounted, for a host that brings its own `JourneyFrame`. */
export function ProfileSettingsScreen({
  user,
  isDemoAccount,
  onSave,
  onClose,
}: ProfileSettingsScreenProps) {
  const host = useLatest({ onSave });
  const nameField = useRef<HTMLInputElement>(null);
  const { model, send } = useScreen({
    machine: () => profileMachine.provide({ actors: profileActors(host) }),
    input: { draft: createDraft(user) },
    catalog: profileMessages,
    model: profileModel,
    on: {
      'name.missing': () => nameField.current?.focus(),
      'editing.ended': ({ saved }) => onClose(saved),
    },
  });
  return (
    <ProfileSettingsView
      model={model}
      send={send}
      isDemoAccount={isDemoAccount}
      nameField={nameField}
    />
  );
}
