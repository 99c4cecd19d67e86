import { Banner, fill, Stack, Text } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { problemText } from '../../problems/problem.js';
import { problemMessages } from '../../problems/problem.messages.js';
import { Note } from '../../view/note.view.js';
import { describeFile } from './describe-file.js';
import { BatchList } from './paper-step.styles.js';
import type { PaperModel, PaperViewProps } from './paper-step.model.js';
import { paperMessages } from './paper.messages.js';

/** Several chosen files, each with its state and its error. */
export function PaperBatch({ model }: Pick<PaperViewProps, 'model'>) {
  const messages = useMessages(paperMessages);
  const locale = useLocale();
  const { batch, fileNames, fileLost, hasTooManyFiles, busy } = model;
  if (fileLost)
    return (
      <Note>
        {fill(messages.filesAgain, {
          names: new Intl.ListFormat(locale, { type: 'conjunction' }).format(fileNames ?? []),
        })}
      </Note>
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
              {describeFile(entry.file, messages, locale)}
            </Text>
            <BatchState entry={entry} isAnalyzing={entry.file === model.analyzing} />
          </li>
        ))}
      </BatchList>
    </Stack>
  );
}

interface BatchStateProps {
  readonly entry: PaperModel['batch'][number];
  readonly isAnalyzing: boolean;
}

function BatchState({ entry: { status, error }, isAnalyzing }: BatchStateProps) {
  const messages = useMessages(paperMessages);
  const problems = useMessages(problemMessages);
  if (status === 'failed')
    return (
      <Text as="span" size="sm">
        {problemText({ code: 'paperFailed', error }, problems)}
      </Text>
    );
  const waiting = isAnalyzing ? messages.batchAnalyzing : messages.batchWaiting;
  return <Note as="span">{status === 'done' ? messages.batchDone : waiting}</Note>;
}
