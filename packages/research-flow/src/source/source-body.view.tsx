import { fill, Skeleton, Stack, Text, VisuallyHidden } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { Note } from '../view/note.view.js';
import { centerInFrame, FRAME_ATTRIBUTE } from './center-in-frame.js';
import { passageSourceMessages } from './passage-source.messages.js';
import type { SourcePageModel } from './source-page.model.js';
import type { DrawnPage } from './source-page.types.js';
import type { SourceText } from './source-text.js';
import { Frame, Mark, Sheet, SourceParagraph } from './source.styles.js';

interface SourceBodyProps {
  readonly model: SourcePageModel;
  /** Shown if the page itself cannot be. */
  readonly text: SourceText;
  /** A panel beside the work, or a sheet above it. */
  readonly layout: 'panel' | 'sheet';
}

/** The page of a source, or its text, with the passage marked. */
export function SourceBody({ model, text, layout }: SourceBodyProps) {
  const messages = useMessages(passageSourceMessages);
  const { drawn, isText, isBusy } = model;
  return (
    <Frame
      {...{ [FRAME_ATTRIBUTE]: '' }}
      data-layout={layout}
      data-busy={(isBusy && drawn !== null) || undefined}
      role="group"
      aria-label={isText ? messages.text : messages.pageText}
      aria-busy={isBusy}
      tabIndex={0}
    >
      {isText && <TextOfSource text={text} />}
      {!isText && drawn === null && <Opening />}
      {drawn && <PageOfSource key={drawn.number} page={drawn} title={model.title} />}
    </Frame>
  );
}

function Opening() {
  const messages = useMessages(passageSourceMessages);
  return (
    <Stack gap={2}>
      <Text role="status" size="ui" tone="muted">
        {messages.loading}
      </Text>
      <Skeleton shape="block" />
    </Stack>
  );
}

function PageOfSource({ page, title }: { readonly page: DrawnPage; readonly title: string }) {
  const messages = useMessages(passageSourceMessages);
  const { canvas, number, count, marks, text } = page;
  return (
    <>
      <Sheet>
        <div
          role="img"
          aria-label={fill(messages.pageImage, { page: number, count, title })}
          ref={(host) => host?.replaceChildren(canvas)}
        />
        {marks.map(({ left, top, width, height }, index) => (
          <Mark
            key={index}
            ref={index === 0 ? centerInFrame : undefined}
            data-source-mark=""
            aria-hidden="true"
            style={{
              left: `${left}%`,
              top: `${top}%`,
              width: `${width}%`,
              height: `${height}%`,
            }}
          />
        ))}
      </Sheet>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

function TextOfSource({ text: { parts } }: { readonly text: SourceText }) {
  return (
    <SourceParagraph dir="auto">
      {parts.map(({ text, isMarked }, index) =>
        isMarked ? (
          <mark key={index} ref={centerInFrame}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </SourceParagraph>
  );
}

/** What is missing of a source; nothing if it is shown itself. */
export function SourceNote({
  model,
  isWhole,
}: {
  readonly model: SourcePageModel;
  readonly isWhole: boolean;
}) {
  const messages = useMessages(passageSourceMessages);
  const { hasFailed, isFileGone, isText, isPassageMissing } = model;
  if (hasFailed) return <Note>{messages.fileFailed}</Note>;
  if (isFileGone) return <Note>{messages.fileNotKept}</Note>;
  if (isPassageMissing) return <Note>{messages.notFound}</Note>;
  return isText && !isWhole ? <Note>{messages.onlyPassages}</Note> : null;
}
