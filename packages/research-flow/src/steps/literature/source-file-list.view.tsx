import { Button, Cluster, fill, ProgressBar, Stack, Text } from '@spinout/design-system';
import type { Progress } from '@spinout/api-client';
import { useMessages } from '@spinout/flow-kit/react';
import { problemAdvice, problemText, type Problem } from '../../problems/problem.js';
import { problemMessages } from '../../problems/problem.messages.js';
import type { LiteratureMessages } from './literature.messages.js';
import type { LiteratureStepViewProps } from './literature-step.view.js';
import type { SourceFile } from './own-sources.types.js';
import { SourceList, SourceRow } from './own-sources.styles.js';

const STAGES: Readonly<Record<string, keyof LiteratureMessages>> = {
  'Reading records': 'stageReadingRecords',
  'Indexing records': 'stageIndexing',
  'Reading pages': 'stageReadingPages',
};

const nameStage = (stage: string, messages: LiteratureMessages): string => {
  const name = Object.hasOwn(STAGES, stage) ? STAGES[stage] : undefined;
  return name === undefined ? messages.fileReading : messages[name];
};

/** Files that wait, are being read, or could not be read. */
export function SourceFileList({ model, send, messages, locale }: LiteratureStepViewProps) {
  const { files } = model.sources;
  if (files.length === 0) return null;
  return (
    <SourceList role="list" aria-label={messages.fileList}>
      {files.map((source) => (
        <SourceRow key={source.id}>
          <Stack gap={1}>
            <Text as="span" weight="medium">
              {source.file.name}
            </Text>
            <FileState {...{ source, messages, locale }} />
          </Stack>
          <Cluster gap={2}>
            {source.status === 'failed' && (
              <Button
                size="sm"
                aria-label={fill(messages.retryFileNamed, { name: source.file.name })}
                onClick={() => send({ type: 'source.retried', id: source.id })}
              >
                {messages.retryFile}
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              aria-label={fill(
                source.status === 'failed' ? messages.removeFileNamed : messages.cancelFileNamed,
                { name: source.file.name },
              )}
              onClick={() => send({ type: 'source.dropped', id: source.id })}
            >
              {source.status === 'failed' ? messages.removeFile : messages.cancelFile}
            </Button>
          </Cluster>
        </SourceRow>
      ))}
    </SourceList>
  );
}

interface FileStateProps extends Pick<LiteratureStepViewProps, 'messages' | 'locale'> {
  readonly source: SourceFile;
}

function FileState({ source, messages, locale }: FileStateProps) {
  const { status, progress, error } = source;
  if (status === 'failed')
    return (
      <FileError
        problem={{ code: source.kind === 'paper' ? 'paperFailed' : 'importFailed', error }}
      />
    );
  if (status === 'reading' && progress !== null && progress.total > 1)
    return <FileProgress {...{ source, progress, messages, locale }} />;
  return (
    <Text as="span" size="sm" tone="muted" role="status">
      {status === 'waiting' ? messages.fileWaiting : nameStage(progress?.stage ?? '', messages)}
    </Text>
  );
}

function FileProgress({
  source,
  progress: { stage, done, total },
  messages,
  locale,
}: FileStateProps & { readonly progress: Progress }) {
  const format = new Intl.NumberFormat(locale);
  const text = fill(messages.fileStage, {
    stage: nameStage(stage, messages),
    done: format.format(done),
    total: format.format(total),
  });
  return (
    <>
      <ProgressBar
        label={fill(messages.fileProgress, { name: source.file.name })}
        value={done}
        max={total}
        valueText={text}
      />
      <Text as="span" size="sm" tone="muted" figures="tabular" aria-hidden="true">
        {text}
      </Text>
    </>
  );
}

function FileError({ problem }: { readonly problem: Problem }) {
  const messages = useMessages(problemMessages);
  const advice = problemAdvice(problem, messages);
  return (
    <Text as="span" size="sm" role="alert">
      {[problemText(problem, messages), advice].filter(Boolean).join(' ')}
    </Text>
  );
}
