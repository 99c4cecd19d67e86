import { Button, Cluster, formatNumber, Stack, Table } from '@spinout/design-system';
import { UncontrolledDisclosure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { Note } from '../../view/note.view.js';
import { DownloadButton } from '../../view/small-buttons.view.js';
import {
  describeScreening,
  describeSearch,
  listSearchedSources,
  listSearchSteps,
  writeSearchLog,
  type SearchLogReport,
} from './search-log.js';
import type { LiteratureViewProps } from './literature-step.model.js';
import { LogText } from './literature-step.styles.js';
import { literatureMessages } from './literature.messages.js';

/** What the search did: query, sources, counts at each step; to copy or save for a methods section. */
export function SearchLogDetails({ model, send }: Pick<LiteratureViewProps, 'model' | 'send'>) {
  const messages = useMessages(literatureMessages);
  const locale = useLocale();
  const sourcesId = useId();
  const { found } = model;
  if (!found?.log) return null;
  const format = { messages, locale };
  const report: SearchLogReport = {
    log: found.log,
    selected: model.selectedCount - model.selectedEarlierCount,
    selectedEarlier: model.selectedEarlierCount,
    isSimulated: found.source?.origin === 'simulated',
  };
  const request = (as: 'copy' | 'file') =>
    send({ type: 'log.requested', as, text: writeSearchLog(report, format) });
  return (
    <UncontrolledDisclosure label={messages.logTitle}>
      <Stack gap={4}>
        <Note>{messages.logHint}</Note>
        <LogText>
          {describeSearch(report, format).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p id={sourcesId}>{messages.logSources}</p>
          <ul aria-labelledby={sourcesId}>
            {listSearchedSources(report.log, format).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{describeScreening(report.log, messages)}</p>
        </LogText>
        <Table
          caption={messages.logCounts}
          columns={[
            { id: 'step', header: messages.logStep, cell: ({ step }) => step },
            {
              id: 'records',
              header: messages.logRecords,
              align: 'end',
              cell: ({ count }) => formatNumber(count, locale),
            },
          ]}
          rows={listSearchSteps(report, messages)}
          rowKey={({ step }) => step}
        />
        <Cluster gap={2}>
          <Button
            size="sm"
            variant="secondary"
            disabled={model.reviewing}
            onClick={() => request('copy')}
          >
            {messages.logCopy}
          </Button>
          <DownloadButton
            variant="quiet"
            disabled={model.reviewing}
            onClick={() => request('file')}
          >
            {messages.logSave}
          </DownloadButton>
          <Note as="span" role="status">
            {model.isLogCopied ? messages.logCopied : ''}
          </Note>
        </Cluster>
      </Stack>
    </UncontrolledDisclosure>
  );
}
