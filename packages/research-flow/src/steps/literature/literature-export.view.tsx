import { Button, Cluster, DownloadIcon, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import type { LiteratureViewProps } from './literature-step.model.js';
import { literatureMessages } from './literature.messages.js';

const FORMATS = [
  ['bibtex', 'exportBibtex'],
  ['ris', 'exportRis'],
  ['csl-json', 'exportCslJson'],
] as const;

/** Saves the selected papers for reference managers; nothing if none is selected. */
export function LiteratureExport({ model, send }: Pick<LiteratureViewProps, 'model' | 'send'>) {
  const messages = useMessages(literatureMessages);
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
