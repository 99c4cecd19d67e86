'use client';
import {
  Banner,
  Button,
  Cluster,
  Dialog,
  OriginBadge,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@spinout/design-system';
import { useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import type { RefObject } from 'react';
import type { ProfileEvent, ProfileField } from './profile.machine.js';
import { profileMessages } from './profile.messages.js';
import type { ProfileModel } from './profile.model.js';
import { MAX_BIOGRAPHY_CHARACTERS, MAX_NAME_CHARACTERS } from '../../../frame/field-limits.js';

export interface ProfileSettingsViewProps {
  readonly model: ProfileModel;
  readonly send: (event: ProfileEvent) => void;
  readonly isDemoAccount?: boolean | undefined;
  /** The name field, which is focused first and when the name is missing. */
  readonly nameField: RefObject<HTMLInputElement | null>;
}

export function ProfileSettingsView({
  model,
  send,
  isDemoAccount = false,
  nameField,
}: ProfileSettingsViewProps) {
  const messages = useMessages(profileMessages);
  const saveButton = useFocusAfter<HTMLButtonElement>(model.busy);
  const save = () => send({ type: 'save.requested' });
  const cancel = () => send({ type: 'editing.cancelled' });
  const field = (name: ProfileField) => ({
    value: model.draft[name],
    readOnly: model.busy,
    onValueChange: (text: string) => send({ type: 'field.changed', field: name, text }),
  });
  return (
    <Dialog
      open
      onClose={cancel}
      title={messages.title}
      initialFocus={nameField}
      actions={
        <>
          <Button onClick={cancel}>{messages.cancel}</Button>
          <Button
            ref={saveButton}
            variant="primary"
            busy={model.busy}
            disabled={model.busy}
            onClick={save}
          >
            {model.saveLabel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {isDemoAccount && (
          <Cluster gap={2}>
            <OriginBadge origin="simulated" label={messages.demo} />
            <Text as="span" size="sm" tone="muted">
              {messages.demoNote}
            </Text>
          </Cluster>
        )}
        <TextField
          {...field('name')}
          ref={nameField}
          maxLength={MAX_NAME_CHARACTERS}
          label={messages.name}
          required
          error={model.nameError}
          autoComplete="name"
          onEnter={save}
        />
        <TextField
          {...field('organization')}
          label={messages.organization}
          maxLength={MAX_NAME_CHARACTERS}
          autoComplete="organization"
          onEnter={save}
        />
        <TextArea
          {...field('bio')}
          label={messages.bio}
          rows={3}
          maxLength={MAX_BIOGRAPHY_CHARACTERS}
        />
        <TextField
          {...field('interests')}
          label={messages.interests}
          hint={messages.interestsHint}
          autoComplete="off"
          onEnter={save}
        />
        {model.failure !== null && (
          <Stack gap={1}>
            <Banner tone="error">{model.failure}</Banner>
            <Text size="sm" tone="muted">
              {messages.draftKept}
            </Text>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
