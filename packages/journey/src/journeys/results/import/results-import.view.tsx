import { FileDrop, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { resultsMessages } from '../results.messages.js';
import type { ImportEvent } from './import.machine.js';
import type { ImportModel } from './import.model.js';

interface ResultsImportViewProps {
  readonly model: ImportModel;
  readonly send: (event: ImportEvent) => void;
}

/** File drop area for a results file. */
export function ResultsImportView({ model, send }: ResultsImportViewProps) {
  const messages = useMessages(resultsMessages);
  return (
    <FileDrop
      label={messages.importLabel}
      prompt={messages.importPrompt}
      hint={model.hint}
      accept=".json,.zip,application/json,application/zip"
      aria-busy={model.busy || undefined}
      onFile={(file) => send({ type: 'file.chosen', file })}
      onRejected={() => send({ type: 'file.refused' })}
      error={model.errorText !== null && <span role="alert">{model.errorText}</span>}
      status={
        <Text as="div" size="ui" role="status">
          {model.statusText}
        </Text>
      }
    />
  );
}
