'use client';
import type { Tools } from '@spinout/journey-kit';
import { useLatest, useMachineActor } from '@spinout/journey-kit/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { createActor } from 'xstate';
import { useWords } from '../../words/words.js';
import { profileActors, type SaveProfile } from './profile.actors.js';
import { profileMachine } from './profile.machine.js';
import { profileMessages } from './profile.messages.js';
import { draftOf, profileModel, type ProfileUser } from './profile.model.js';
import { ProfileSettingsView } from './profile-settings.view.js';

export interface ProfileSettingsScreenProps {
  /** Whose profile it is; read when the dialog opens. */
  readonly user: ProfileUser;
  /** Whether nobody stands behind the account (T-39). @default false */
  readonly isDemoAccount?: boolean | undefined;
  /** Saves; when it rejects, the dialog stays open with all that was typed (MENU-10). */
  readonly onSave: SaveProfile;
  /** The dialog is done with: saved, or left. */
  readonly onClose: (saved: boolean) => void;
  readonly tools: Tools;
}

/** MENU-02: the profile dialog, for as long as it is there, on a page that brings its own frame. */
export function ProfileSettingsScreen({
  user,
  isDemoAccount,
  onSave,
  onClose,
  tools,
}: ProfileSettingsScreenProps) {
  const words = useWords('profile', profileMessages);
  const latest = useLatest({ onSave, onClose });
  const nameField = useRef<HTMLInputElement>(null);
  const actor = useMachineActor(() =>
    createActor(profileMachine.provide({ actors: profileActors(latest) }), {
      input: { tools, draft: draftOf(user) },
    }),
  );
  useEffect(() => {
    const news = [
      actor.on('name.missed', () => nameField.current?.focus()),
      actor.on('editing.ended', ({ saved }) => latest.onClose(saved)),
    ];
    return () => news.forEach((subscription) => subscription.unsubscribe());
  }, [actor, latest]);
  const model = useSelector(actor, (state) => profileModel(state, words), shallowEqual);
  return (
    <ProfileSettingsView
      model={model}
      send={(event) => actor.send(event)}
      words={words}
      isDemoAccount={isDemoAccount}
      nameField={nameField}
    />
  );
}
