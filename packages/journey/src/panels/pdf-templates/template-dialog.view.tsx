import { Banner, Button, Dialog, FileIcon, Stack, TextField } from '@spinout/design-system';
import { useFocusAfter, useMessages, usePrintMessages } from '@spinout/flow-kit/react';
import { useRef } from 'react';
import type { PdfTemplatesEvent } from './pdf-templates.machine.js';
import { pdfTemplatesMessages } from './pdf-templates.messages.js';
import type { PdfTemplatesModel } from './pdf-templates.model.js';

interface TemplateDialogProps {
  readonly dialog: NonNullable<PdfTemplatesModel['dialog']>;
  readonly send: (event: PdfTemplatesEvent) => void;
}

/** Asks for the title and shows errors next to the field. */
export function TemplateDialog({ dialog, send }: TemplateDialogProps) {
  const messages = useMessages(pdfTemplatesMessages);
  const printed = usePrintMessages(pdfTemplatesMessages);
  const field = useRef<HTMLInputElement>(null);
  // A disabled button loses the focus; restore it after a failure.
  const again = useFocusAfter<HTMLButtonElement>(dialog.busy);
  const generate = () => send({ type: 'generation.requested', ...printed });
  const close = () => send({ type: 'dialog.closed' });
  return (
    <Dialog
      open
      title={dialog.heading}
      onClose={close}
      initialFocus={field}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {messages.cancel}
          </Button>
          <Button
            ref={again}
            variant="primary"
            icon={<FileIcon size={16} />}
            busy={dialog.busy}
            disabled={dialog.busy}
            onClick={generate}
          >
            {dialog.busy ? messages.generating : messages.generate}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextField
          ref={field}
          label={messages.titleLabel}
          hint={messages.titleHint}
          required
          readOnly={dialog.busy}
          value={dialog.title}
          error={dialog.titleError}
          onValueChange={(title) => send({ type: 'title.changed', title })}
          onEnter={dialog.busy ? undefined : generate}
        />
        {dialog.errorText !== null && <Banner tone="error">{dialog.errorText}</Banner>}
      </Stack>
    </Dialog>
  );
}
