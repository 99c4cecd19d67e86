'use client';
import { Button, Cluster } from '@spinout/design-system';
import { useMessages, useScreen } from '@spinout/flow-kit/react';
import { Note } from '../view/note.view.js';
import { copyText } from './copy-text.actors.js';
import { copyTextMachine, type CopyTextSnapshot } from './copy-text.machine.js';
import { copyTextMessages } from './copy-text.messages.js';

const copyTextModel = ({ context }: CopyTextSnapshot) => ({ note: context.note });

/** A button that copies a text, and says whether it could. */
export function CopyText({ text }: { readonly text: string }) {
  const messages = useMessages(copyTextMessages);
  const { model, send } = useScreen({
    machine: () => copyTextMachine.provide({ actors: { copyText } }),
    catalog: copyTextMessages,
    model: copyTextModel,
  });
  return (
    <Cluster gap={3}>
      <Button size="sm" onClick={() => send({ type: 'copy.requested', text })}>
        {messages.copy}
      </Button>
      <Note as="span" role="status">
        {model.note && messages[model.note]}
      </Note>
    </Cluster>
  );
}
