'use client';
import { Button, Dialog, TextField } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useRef } from 'react';
import { tenStepMessages } from './ten-step.messages.js';
import type { TenStepEvent } from './ten-step.types.js';
import { MAX_LINE_CHARACTERS } from '../../frame/field-limits.js';

interface InterestPromptProps {
  readonly open: boolean;
  readonly interest: string;
  readonly send: (event: TenStepEvent) => void;
}

/** Prompt for the research interest. Enter submits, Escape cancels. */
export function InterestPrompt({ open, interest, send }: InterestPromptProps) {
  const messages = useMessages(tenStepMessages);
  const field = useRef<HTMLInputElement>(null);
  const submit = () => send({ type: 'interest.submitted' });
  const cancel = () => send({ type: 'interest.cancelled' });
  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={messages.interestQuestion}
      initialFocus={field}
      actions={
        <>
          <Button onClick={cancel}>{messages.cancel}</Button>
          <Button variant="primary" onClick={submit}>
            {messages.ok}
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        label={messages.interestQuestion}
        labelHidden
        hint={messages.interestHint}
        maxLength={MAX_LINE_CHARACTERS}
        autoComplete="off"
        value={interest}
        onValueChange={(text) => send({ type: 'interest.changed', text })}
        onEnter={submit}
      />
    </Dialog>
  );
}
