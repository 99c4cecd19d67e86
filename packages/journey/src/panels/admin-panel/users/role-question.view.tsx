import { Button, Dialog, Text } from '@spinout/design-system';
import { useRef } from 'react';
import type { UsersEvent } from './users.machine.js';
import type { UsersMessages } from './users.messages.js';
import type { UsersModel } from './users.model.js';

export interface RoleQuestionProps extends Pick<UsersModel, 'question'> {
  readonly send: (event: UsersEvent) => void;
  readonly messages: UsersMessages;
}

/** Confirms a change that the person may not be able to undo. The focus starts on the safe answer. */
export function RoleQuestion({ question, send, messages }: RoleQuestionProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const cancel = () => send({ type: 'change.cancelled' });
  return (
    <Dialog
      open={question !== null}
      onClose={cancel}
      title={question?.title ?? ''}
      initialFocus={cancelButton}
      actions={
        <>
          <Button ref={cancelButton} onClick={cancel}>
            {messages.keep}
          </Button>
          <Button variant="danger" onClick={() => send({ type: 'change.confirmed' })}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <Text>{question?.text}</Text>
    </Dialog>
  );
}
