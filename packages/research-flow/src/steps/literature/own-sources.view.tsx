import { Banner, Button, FileDrop, Grid, fill } from '@spinout/design-system';
import { UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../view/note.view.js';
import { ACCEPTED_FILES } from '../paper/paper.constants.js';
import { ACCEPTED_BIBLIOGRAPHIES } from './literature.constants.js';
import type { LiteratureViewProps } from './literature-step.model.js';
import { ImportList } from './import-list.view.js';
import { SourcePanel } from './own-sources.styles.js';
import { SourceFileList } from './source-file-list.view.js';
import { literatureMessages } from './literature.messages.js';

const STORAGE_MESSAGES = {
  browser: 'storedInBrowser',
  server: 'storedOnServer',
  unknown: 'storedUnknown',
} as const;

const DROPS = [
  { kind: 'bibliography', name: 'import', accept: ACCEPTED_BIBLIOGRAPHIES },
  { kind: 'paper', name: 'papers', accept: ACCEPTED_FILES },
] as const;

/** Bibliographies and papers that the person adds to the search. */
export function OwnSources({ model, send }: LiteratureViewProps) {
  const messages = useMessages(literatureMessages);
  const { sources, reviewing } = model;
  const count = sources.imports.length + sources.documents.length;
  return (
    <UncontrolledDisclosure
      region
      label={count === 0 ? messages.ownSources : fill(messages.ownSourcesCount, { count })}
    >
      <SourcePanel>
        <Note size="ui">{messages.ownSourcesHint}</Note>
        <Grid stretch>
          {DROPS.map(({ kind, name, accept }) => (
            <FileDrop
              key={kind}
              label={messages[`${name}Label`]}
              prompt={messages[`${name}Prompt`]}
              hint={messages[`${name}Hint`]}
              accept={accept}
              disabled={reviewing}
              onFiles={(files) => send({ type: 'sources.chosen', chosen: { kind, files } })}
            />
          ))}
        </Grid>
        <Note>{messages[STORAGE_MESSAGES[sources.storedIn ?? 'unknown']]}</Note>
        {sources.hasTooManyFiles && <Banner tone="warning">{messages.tooManyFiles}</Banner>}
        <SourceFileList model={model} send={send} />
        <ImportList model={model} send={send} />
      </SourcePanel>
    </UncontrolledDisclosure>
  );
}

/** Says that what is listed does not take the latest sources into account. */
export function OutdatedSources({ model, send }: LiteratureViewProps) {
  const messages = useMessages(literatureMessages);
  if (!model.sources.isOutdated || model.searching) return null;
  return (
    <Banner
      tone="info"
      actions={
        <Button
          size="sm"
          disabled={!model.canSearch}
          onClick={() => send({ type: 'search.requested' })}
        >
          {messages.searchAgain}
        </Button>
      }
    >
      {messages.outdated}
    </Banner>
  );
}
