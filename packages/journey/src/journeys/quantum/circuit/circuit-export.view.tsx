import { Button, Cluster, DownloadIcon, fill, Stack, Text, TextArea } from '@spinout/design-system';
import { UncontrolledDisclosure } from '@spinout/flow-kit/react';
import { memo } from 'react';
import { MAX_SHOWN_CHARACTERS } from '../quantum.constants.js';
import type { QuantumMessages } from '../quantum.messages.js';
import { Listing } from '../quantum.styles.js';
import type { ExportNote, ExportRequest } from './export.machine.js';

export interface CircuitExportViewProps {
  readonly fileName: string;
  readonly text: string;
  readonly busy: boolean;
  readonly note: ExportNote | null;
  readonly onExport: (action: ExportRequest['action']) => void;
  readonly messages: QuantumMessages;
}

/** Download and copy buttons for the OpenQASM program. */
export const CircuitExportView = memo(function CircuitExportView({
  fileName,
  text,
  busy,
  note,
  onExport,
  messages,
}: CircuitExportViewProps) {
  const isShort = text.length <= MAX_SHOWN_CHARACTERS;
  return (
    <Stack gap={2}>
      <Cluster gap={3}>
        <Button
          size="sm"
          icon={<DownloadIcon size={16} />}
          aria-disabled={busy || undefined}
          onClick={() => onExport('save')}
        >
          {messages.download}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-disabled={busy || undefined}
          onClick={() => onExport('copy')}
        >
          {messages.copy}
        </Button>
        <Text as="span" role="status" size="sm" tone="muted">
          {note && fill(messages[note], { name: fileName })}
        </Text>
      </Cluster>
      <UncontrolledDisclosure label={messages.qasm}>
        {isShort ? (
          <Listing>
            <TextArea
              label={messages.qasmText}
              labelHidden
              readOnly
              dir="ltr"
              rows={10}
              spellCheck={false}
              value={text}
            />
          </Listing>
        ) : (
          <Text size="ui">{messages.qasmLong}</Text>
        )}
      </UncontrolledDisclosure>
    </Stack>
  );
});
