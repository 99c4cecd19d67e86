import { Cluster } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { Note } from '../../view/note.view.js';
import { DownloadButton } from '../../view/small-buttons.view.js';
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
      <Note as="span" size="ui" id={labelId}>
        {messages.exportGroup}
      </Note>
      {FORMATS.map(([format, message]) => (
        <DownloadButton
          key={format}
          variant="quiet"
          disabled={model.reviewing}
          onClick={() => send({ type: 'export.requested', format })}
        >
          {messages[message]}
        </DownloadButton>
      ))}
    </Cluster>
  );
}
