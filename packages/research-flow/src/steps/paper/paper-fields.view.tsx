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
import type { PaperStepViewProps } from './paper-step.view.js';
import { FileInfo } from './paper-step.styles.js';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** What the chosen method asks for. */
export function PaperFields(props: PaperStepViewProps) {
  const { model, send, words } = props;
  switch (model.method) {
    case 'file':
      return <FileField {...props} />;
    case 'url':
      return (
        <TextField
          type="url"
          label={words.urlLabel}
          hint={words.urlHint}
          placeholder={words.urlPlaceholder}
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
          label={words.textLabel}
          hint={words.textHint}
          rows={10}
          disabled={model.busy}
          value={model.text}
          onValueChange={(text) => send({ type: 'text.changed', text })}
        />
      );
  }
}

function FileField({ model, send, words, locale }: PaperStepViewProps) {
  const { fileName: name, fileSizeBytes, fileLost } = model;
  const size = formatNumber((fileSizeBytes ?? 0) / BYTES_PER_MB, locale, TWO_DECIMALS);
  return (
    <FileDrop
      label={words.fileLabel}
      prompt={words.filePrompt}
      hint={words.fileHint}
      accept={ACCEPTED_FILES}
      disabled={model.busy}
      onFile={(file) => send({ type: 'file.chosen', file })}
      onRejected={() => send({ type: 'file.refused' })}
      status={
        name !== null && (
          <Stack gap={1}>
            <FileInfo role="status">
              <FileIcon size={16} />
              <span>{fill(words.fileInfo, { name, size })}</span>
            </FileInfo>
            {fileLost && (
              <Text size="sm" tone="muted">
                {fill(words.fileAgain, { name })}
              </Text>
            )}
          </Stack>
        )
      }
    />
  );
}
