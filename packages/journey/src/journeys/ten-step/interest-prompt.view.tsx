'use client';
import { Button, Dialog, TextField } from '@spinout/design-system';
import { useRef } from 'react';
import type { TenStepMessages } from './ten-step.messages.js';
import type { TenStepEvent } from './ten-step.types.js';

export interface InterestPromptProps {
  readonly open: boolean;
  /** The typed text. */
  readonly interest: string;
  readonly send: (event: TenStepEvent) => void;
  readonly messages: TenStepMessages;
}

/** Prompt for the research interest. Enter submits, Escape cancels. */
export function InterestPrompt({ open, interest, send, messages }: InterestPromptProps) {
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
        autoComplete="off"
        value={interest}
        onValueChange={(text) => send({ type: 'interest.changed', text })}
        onEnter={submit}
      />
    </Dialog>
  );
}
