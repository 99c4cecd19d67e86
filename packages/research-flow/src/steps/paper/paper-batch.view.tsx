import { Banner, fill, formatNumber, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { problemText } from '../../problems/problem.js';
import { problemMessages } from '../../problems/problem.messages.js';
import { BYTES_PER_MB } from './paper.constants.js';
import type { PaperModel } from './paper-step.model.js';
import { BatchList } from './paper-step.styles.js';
import type { PaperStepViewProps } from './paper-step.view.js';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Several chosen files, each with its state and its error. */
export function PaperBatch({
  model,
  messages,
  locale,
}: Pick<PaperStepViewProps, 'model' | 'messages' | 'locale'>) {
  const { batch, fileNames, fileLost, hasTooManyFiles, busy } = model;
  if (fileLost)
    return (
      <Text size="sm" tone="muted">
        {fill(messages.filesAgain, {
          names: new Intl.ListFormat(locale, { type: 'conjunction' }).format(fileNames ?? []),
        })}
      </Text>
    );
  const hasFailed = batch.some(({ status }) => status === 'failed');
  return (
    <Stack gap={3}>
      {hasTooManyFiles && <Banner tone="warning">{messages.tooManyFiles}</Banner>}
      {hasFailed && !busy && <Banner tone="warning">{messages.batchFailed}</Banner>}
      <BatchList role="list" aria-label={messages.batch}>
        {batch.map((entry, index) => (
          <li key={index}>
            <Text as="span" size="ui" weight="medium">
              {fill(messages.fileInfo, {
                name: entry.file.name,
                size: formatNumber(entry.file.size / BYTES_PER_MB, locale, TWO_DECIMALS),
              })}
            </Text>
            <BatchState
              entry={entry}
              isAnalyzing={entry.file === model.analyzing}
              {...{ messages }}
            />
          </li>
        ))}
      </BatchList>
    </Stack>
  );
}

interface BatchStateProps extends Pick<PaperStepViewProps, 'messages'> {
  readonly entry: PaperModel['batch'][number];
  readonly isAnalyzing: boolean;
}

function BatchState({ entry: { status, error }, isAnalyzing, messages }: BatchStateProps) {
  const problems = useMessages(problemMessages);
  if (status === 'failed')
    return (
      <Text as="span" size="sm">
        {problemText({ code: 'paperFailed', error }, problems)}
      </Text>
    );
  const waiting = isAnalyzing ? messages.batchAnalyzing : messages.batchWaiting;
  return (
    <Text as="span" size="sm" tone="muted">
      {status === 'done' ? messages.batchDone : waiting}
    </Text>
  );
}
