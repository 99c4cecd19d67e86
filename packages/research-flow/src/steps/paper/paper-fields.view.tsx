import { fill, FileDrop, FileIcon, Stack, TextArea, TextField } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../view/note.view.js';
import { describeFile } from './describe-file.js';
import { ACCEPTED_FILES } from './paper.constants.js';
import { PaperBatch } from './paper-batch.view.js';
import type { PaperViewProps } from './paper-step.model.js';
import { FileInfo } from './paper-step.styles.js';
import { paperMessages } from './paper.messages.js';
import { MAX_LINE_CHARACTERS } from '../../view/field-limits.js';

export function PaperFields(props: PaperViewProps) {
  const { model, send } = props;
  const messages = useMessages(paperMessages);
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
          maxLength={MAX_LINE_CHARACTERS}
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
          error={model.isTextTooLong ? messages.textTooLong : undefined}
          rows={10}
          disabled={model.busy}
          value={model.text}
          onValueChange={(text) => send({ type: 'text.changed', text })}
        />
      );
  }
}

function FileField({ model, send }: PaperViewProps) {
  const messages = useMessages(paperMessages);
  const locale = useLocale();
  const { fileName: name, fileSizeBytes, fileNames, fileLost } = model;
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
              <span>{describeFile({ name, size: fileSizeBytes ?? 0 }, messages, locale)}</span>
            </FileInfo>
            {fileLost && <Note>{fill(messages.fileAgain, { name })}</Note>}
          </Stack>
        ) : (
          <PaperBatch model={model} />
        ))
      }
    />
  );
}
