import { Button, Dialog, fill, formatNumber, Text } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { useRef, useState } from 'react';
import { literatureMessages } from './literature.messages.js';
import type { SavedImport } from './own-sources.types.js';

interface RemoveImportProps {
  readonly imported: SavedImport;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** Removes an imported file after the person has confirmed it: its records can only come from the file again. */
export function RemoveImport({
  imported: { file_name: name, records },
  disabled,
  onRemove,
}: RemoveImportProps) {
  const messages = useMessages(literatureMessages);
  const locale = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        disabled={disabled}
        aria-label={fill(messages.removeFileNamed, { name })}
        onClick={() => setIsAsking(true)}
      >
        {messages.removeFile}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={fill(messages.removeImportTitle, { name })}
        initialFocus={keep}
        actions={
          <>
            <Button ref={keep} onClick={close}>
              {messages.keepImport}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                close();
                onRemove();
              }}
            >
              {messages.removeImport}
            </Button>
          </>
        }
      >
        <Text>{fill(messages.removeImportText, { count: formatNumber(records, locale) })}</Text>
      </Dialog>
    </>
  );
}
