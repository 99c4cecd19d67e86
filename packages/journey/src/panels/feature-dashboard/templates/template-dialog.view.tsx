import { Banner, Button, Dialog, FileIcon, Stack, TextField } from '@spinout/design-system';
import { useFocusAfter } from '@spinout/flow-kit/react';
import { useRef } from 'react';
import type { PdfTemplatesModel } from './pdf-templates.model.js';
import type { PdfTemplatesViewProps } from './pdf-templates.view.js';

interface TemplateDialogProps extends Omit<PdfTemplatesViewProps, 'model'> {
  readonly dialog: NonNullable<PdfTemplatesModel['dialog']>;
}

/** Asks for the title and shows errors next to the field. */
export function TemplateDialog({ dialog, send, messages, locale }: TemplateDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  // A disabled button loses the focus; restore it after a failure.
  const again = useFocusAfter<HTMLButtonElement>(dialog.busy);
  const generate = () => send({ type: 'generation.requested', messages, locale });
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
