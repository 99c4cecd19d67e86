'use client';
import {
  Button,
  CloseIcon,
  Cluster,
  Dialog,
  fill,
  Heading,
  Stack,
  Text,
} from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useId, type KeyboardEvent } from 'react';
import { passageSourceMessages } from './passage-source.messages.js';
import { SourceBody, SourceNote } from './source-body.view.js';
import type { SourcePageViewProps } from './source-page.model.js';
import type { SourceText } from './source-text.js';
import { SourceAside, SourceTitle } from './source.styles.js';

export interface SourceViewProps extends SourcePageViewProps {
  /** Shown if the page itself cannot be. */
  readonly text: SourceText;
  readonly onClose: () => void;
}

const focusWithoutScroll = (element: HTMLElement | null): void =>
  element?.focus({ preventScroll: true });

/** The source beside the work. */
export function SourcePanelView({ model, send, text, onClose }: SourceViewProps) {
  const messages = useMessages(passageSourceMessages);
  const titleId = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <SourceAside data-part="source" aria-labelledby={titleId} onKeyDown={closeOnEscape}>
      <SourceTitle>
        <Heading level={2} size="md" id={titleId} tabIndex={-1} ref={focusWithoutScroll}>
          {model.title}
        </Heading>
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          icon={<CloseIcon size={16} />}
          aria-label={messages.close}
          onClick={onClose}
        />
      </SourceTitle>
      <Stack gap={2}>
        <Cluster gap={2} justify="between">
          <PageNumber model={model} />
          <Cluster gap={2}>
            <PageButtons model={model} send={send} />
          </Cluster>
        </Cluster>
        <SourceNote model={model} isWhole={text.isWhole} />
      </Stack>
      <SourceBody model={model} text={text} layout="panel" />
    </SourceAside>
  );
}

/** The source above the work, where there is no room beside it. */
export function SourceSheetView({ model, send, text, onClose }: SourceViewProps) {
  const messages = useMessages(passageSourceMessages);
  const { title, number } = model;
  return (
    <Dialog
      open
      wide
      data-part="source"
      onClose={onClose}
      title={number === null ? title : fill(messages.titleWithPage, { title, page: number })}
      actions={
        <>
          <PageButtons model={model} send={send} />
          <Button variant="primary" onClick={onClose}>
            {messages.close}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <PageNumber model={model} />
        <SourceNote model={model} isWhole={text.isWhole} />
        <SourceBody model={model} text={text} layout="sheet" />
      </Stack>
    </Dialog>
  );
}

function PageNumber({ model: { number, count } }: Pick<SourcePageViewProps, 'model'>) {
  const messages = useMessages(passageSourceMessages);
  if (number === null) return null;
  return (
    <Text as="span" role="status" size="sm" tone="muted" figures="tabular">
      {count === null
        ? fill(messages.page, { page: number })
        : fill(messages.pageOf, { page: number, count })}
    </Text>
  );
}

function PageButtons({ model, send }: SourcePageViewProps) {
  const messages = useMessages(passageSourceMessages);
  const { number, count } = model;
  if (number === null || count === null) return null;
  // A button that is disabled loses the focus, and with it the keyboard its place in the source.
  const toPage = (other: number) =>
    other < 1 || other > count
      ? { 'aria-disabled': true }
      : { onClick: () => send({ type: 'page.changed', number: other }) };
  return (
    <>
      <Button size="sm" {...toPage(number - 1)}>
        {messages.previous}
      </Button>
      <Button size="sm" {...toPage(number + 1)}>
        {messages.next}
      </Button>
    </>
  );
}
