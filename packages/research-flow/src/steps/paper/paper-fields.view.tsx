import {
  fill,
  FileDrop,
  FileIcon,
  formatNumber,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@spinout/design-system';
import { ACCEPTED_FILES, BYTES_PER_MB } from './paper.constants.js';
import { PaperBatch } from './paper-batch.view.js';
import type { PaperStepViewProps } from './paper-step.view.js';
import { FileInfo } from './paper-step.styles.js';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** The fields of the selected upload method. */
export function PaperFields(props: PaperStepViewProps) {
  const { model, send, messages } = props;
  switch (model.method) {
    case 'file':
      return <FileField {...props} />;
    case 'url':
      return (
        <TextField
          type="url"
          label={messages.urlLabel}
          hint={messages.urlHint}
          placeholder={messages.urlPlaceholder}
          autoComplete="off"
          disabled={model.busy}
          value={model.url}
          onValueChange={(url) => send({ type: 'url.changed', url })}
          onEnter={() => send({ type: 'analysis.requested' })}
        />
      );
    case 'text':
      return (
        <TextArea
          label={messages.textLabel}
          hint={messages.textHint}
          rows={10}
          disabled={model.busy}
          value={model.text}
          onValueChange={(text) => send({ type: 'text.changed', text })}
        />
      );
  }
}

function FileField({ model, send, messages, locale }: PaperStepViewProps) {
  const { fileName: name, fileSizeBytes, fileNames, fileLost } = model;
  const size = formatNumber((fileSizeBytes ?? 0) / BYTES_PER_MB, locale, TWO_DECIMALS);
  return (
    <FileDrop
      label={messages.fileLabel}
      prompt={messages.filePrompt}
      hint={messages.fileHint}
      accept={ACCEPTED_FILES}
      disabled={model.busy}
      onFiles={(files) => {
        const [file] = files;
        if (file && files.length === 1) send({ type: 'file.chosen', file });
        else send({ type: 'files.chosen', files });
      }}
      onRejected={() => send({ type: 'file.refused' })}
      status={
        name !== null &&
        (fileNames === null ? (
          <Stack gap={1}>
            <FileInfo role="status">
              <FileIcon size={16} />
              <span>{fill(messages.fileInfo, { name, size })}</span>
            </FileInfo>
            {fileLost && (
              <Text size="sm" tone="muted">
                {fill(messages.fileAgain, { name })}
              </Text>
            )}
          </Stack>
        ) : (
          <PaperBatch model={model} messages={messages} locale={locale} />
        ))
      }
    />
  );
}
