import { Button, Cluster, DownloadIcon, Text } from '@spinout/design-system';
import { useId } from 'react';
import type { LiteratureStepViewProps } from './literature-step.view.js';

const FORMATS = [
  ['bibtex', 'exportBibtex'],
  ['ris', 'exportRis'],
  ['csl-json', 'exportCslJson'],
] as const;

/** Saves the selected papers for reference managers; nothing if none is selected. */
export function LiteratureExport({
  model,
  send,
  messages,
}: Pick<LiteratureStepViewProps, 'model' | 'send' | 'messages'>) {
  const labelId = useId();
  if (model.selectedCount === 0) return null;
  return (
    <Cluster role="group" gap={2} aria-labelledby={labelId}>
      <Text as="span" size="ui" tone="muted" id={labelId}>
        {messages.exportGroup}
      </Text>
      {FORMATS.map(([format, message]) => (
        <Button
          key={format}
          size="sm"
          variant="quiet"
          icon={<DownloadIcon size={16} />}
          disabled={model.reviewing}
          onClick={() => send({ type: 'export.requested', format })}
        >
          {messages[message]}
        </Button>
      ))}
    </Cluster>
  );
}
