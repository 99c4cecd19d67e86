import {
  Button,
  Cluster,
  fill,
  formatNumber,
  ProgressBar,
  Stack,
  Text,
} from '@spinout/design-system';
import type { Progress } from '@spinout/api-client';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { problemAdvice, problemText, type Problem } from '../../problems/problem.js';
import { problemMessages } from '../../problems/problem.messages.js';
import { Note } from '../../view/note.view.js';
import { RuledList } from '../../view/ruled-list.styles.js';
import { literatureMessages, type LiteratureMessages } from './literature.messages.js';
import type { LiteratureViewProps } from './literature-step.model.js';
import type { SourceFile } from './own-sources.types.js';
import { SourceRow } from './own-sources.styles.js';

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
export function SourceFileList({ model, send }: LiteratureViewProps) {
  const messages = useMessages(literatureMessages);
  const { files } = model.sources;
  if (files.length === 0) return null;
  return (
    <RuledList role="list" aria-label={messages.fileList}>
      {files.map((source) => (
        <SourceRow key={source.id}>
          <Stack gap={1}>
            <Text as="span" weight="medium">
              {source.file.name}
            </Text>
            <FileState source={source} />
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
    </RuledList>
  );
}

interface FileStateProps {
  readonly source: SourceFile;
}

function FileState({ source }: FileStateProps) {
  const messages = useMessages(literatureMessages);
  const { status, progress, error } = source;
  if (status === 'failed')
    return (
      <FileError
        problem={{ code: source.kind === 'paper' ? 'paperFailed' : 'importFailed', error }}
      />
    );
  if (status === 'reading' && progress !== null && progress.total > 1)
    return <FileProgress source={source} progress={progress} />;
  return (
    <Note as="span" role="status">
      {status === 'waiting' ? messages.fileWaiting : nameStage(progress?.stage ?? '', messages)}
    </Note>
  );
}

function FileProgress({
  source,
  progress: { stage, done, total },
}: FileStateProps & { readonly progress: Progress }) {
  const messages = useMessages(literatureMessages);
  const locale = useLocale();
  const text = fill(messages.fileStage, {
    stage: nameStage(stage, messages),
    done: formatNumber(done, locale),
    total: formatNumber(total, locale),
  });
  return (
    <>
      <ProgressBar
        label={fill(messages.fileProgress, { name: source.file.name })}
        value={done}
        max={total}
        valueText={text}
      />
      <Note as="span" figures="tabular" aria-hidden="true">
        {text}
      </Note>
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
