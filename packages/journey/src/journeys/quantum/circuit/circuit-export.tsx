'use client';
import { Button, Cluster, DownloadIcon, fill, Stack, Text, TextArea } from '@spinout/design-system';
import { UncontrolledDisclosure, useMessages, useScreen } from '@spinout/flow-kit/react';
import { useMemo } from 'react';
import { MAX_SHOWN_CHARACTERS } from '../quantum.constants.js';
import { quantumMessages } from '../quantum.messages.js';
import { Listing } from '../quantum.styles.js';
import { exportActors, type ExportTargets } from './circuit.actors.js';
import type { CreatedCircuit } from './circuit.types.js';
import { exportMachine, type ExportRequest, type ExportSnapshot } from './export.machine.js';
import { qasmExport } from './qasm-export.js';

interface CircuitExportProps {
  readonly created: CreatedCircuit;
  /** Targets of the export. @default the browser's download and clipboard */
  readonly targets?: ExportTargets | undefined;
}

const exportModel = (snapshot: ExportSnapshot) => ({
  busy: snapshot.hasTag('busy'),
  note: snapshot.context.note,
});

/** Download and copy buttons for the OpenQASM program of a circuit; nothing if its program is unknown. */
export function CircuitExport({ created, targets }: CircuitExportProps) {
  const messages = useMessages(quantumMessages);
  const { model, send } = useScreen({
    machine: () => exportMachine.provide({ actors: exportActors(targets) }),
    catalog: quantumMessages,
    model: exportModel,
  });
  const file = useMemo(() => qasmExport(created, messages), [created, messages]);
  if (file === null) return null;
  const exportFile = (action: ExportRequest['action']) =>
    send({ type: 'export.requested', action, ...file });
  return (
    <Stack gap={2}>
      <Cluster gap={3}>
        <Button
          size="sm"
          icon={<DownloadIcon size={16} />}
          aria-disabled={model.busy || undefined}
          onClick={() => exportFile('save')}
        >
          {messages.download}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-disabled={model.busy || undefined}
          onClick={() => exportFile('copy')}
        >
          {messages.copy}
        </Button>
        <Text as="span" role="status" size="sm" tone="muted">
          {model.note && fill(messages[model.note], { name: file.fileName })}
        </Text>
      </Cluster>
      <UncontrolledDisclosure label={messages.qasm}>
        {file.text.length <= MAX_SHOWN_CHARACTERS ? (
          <Listing>
            <TextArea
              label={messages.qasmText}
              labelHidden
              readOnly
              dir="ltr"
              rows={10}
              spellCheck={false}
              value={file.text}
            />
          </Listing>
        ) : (
          <Text size="ui">{messages.qasmLong}</Text>
        )}
      </UncontrolledDisclosure>
    </Stack>
  );
}
