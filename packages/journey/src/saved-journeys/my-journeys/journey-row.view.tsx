import { Banner, Button, Cluster, fill, Heading, Text } from '@spinout/design-system';
import { focusOnMount, useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import type { MyJourneysEvent } from './my-journeys.setup.js';
import { myJourneysMessages } from './my-journeys.messages.js';
import type { JourneyRow } from './my-journeys.model.js';
import { FullRow, Facts, Question, Row } from './my-journeys.styles.js';

interface JourneyRowProps {
  readonly row: JourneyRow;
  /** Whether this or another journey is being deleted or opened. */
  readonly isBusy: boolean;
  readonly send: (event: MyJourneysEvent) => void;
}

/** One journey, with its buttons or a confirmation before deleting or replacing. */
export function JourneyRowView({ row, isBusy, send }: JourneyRowProps) {
  const { key, title } = row;
  const messages = useMessages(myJourneysMessages);
  const isDeleting = row.phase === 'deleting';
  const isConfirming = row.phase === 'confirming' || isDeleting;
  const isReplacing = row.phase === 'replacing';
  const openButton = useFocusAfter<HTMLButtonElement>(isReplacing);
  const deleteButton = useFocusAfter<HTMLButtonElement>(isConfirming);
  return (
    <Row>
      <div>
        <Heading level={3} size="ui">
          <bdi>{title}</bdi>
        </Heading>
        <Facts>
          <span>{row.kind}</span> {row.step !== null && <span>{row.step}</span>}
        </Facts>{' '}
        <Facts>
          {row.saved !== null && <time dateTime={row.saved.iso}>{row.saved.text}</time>}{' '}
          {row.location !== null && <span>{row.location}</span>}
        </Facts>
      </div>
      {isConfirming && (
        <Confirmation
          action="deletion"
          question={messages.question}
          failure={row.failure}
          cancelLabel={messages.cancelDeletion}
          confirmLabel={isDeleting ? messages.deleting : messages.confirm}
          isBusy={isDeleting}
          send={send}
        />
      )}
      {row.replacement && (
        <Confirmation
          action="opening"
          {...row.replacement}
          failure={null}
          cancelLabel={messages.keepCurrent}
          confirmLabel={messages.replaceConfirm}
          isBusy={false}
          send={send}
        />
      )}
      {!isConfirming && !isReplacing && (
        <Cluster gap={2}>
          <Button
            ref={openButton}
            size="sm"
            aria-label={row.phase === 'opening' ? undefined : fill(messages.openOne, { title })}
            busy={row.phase === 'opening'}
            disabled={isBusy && row.phase !== 'opening'}
            onClick={() => send({ type: 'journey.opened', key })}
          >
            {row.phase === 'opening' ? messages.opening : messages.open}
          </Button>
          <Button
            ref={deleteButton}
            size="sm"
            variant="quiet"
            aria-label={fill(messages.deleteOne, { title })}
            disabled={isBusy}
            onClick={() => send({ type: 'deletion.requested', key })}
          >
            {messages.delete}
          </Button>
        </Cluster>
      )}
      {!isConfirming && row.failure !== null && (
        <FullRow>
          <Banner tone="error">{row.failure}</Banner>
        </FullRow>
      )}
    </Row>
  );
}

interface ConfirmationProps extends Pick<JourneyRowProps, 'send'> {
  readonly question: string;
  /** @default none */
  readonly help?: string | undefined;
  /** Why the confirmed action failed; null when nothing failed. */
  readonly failure: string | null;
  readonly action: 'deletion' | 'opening';
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly isBusy: boolean;
}

/** Asks before a journey is deleted or replaced. The focus starts on the safe answer. */
function Confirmation({
  question,
  help,
  failure,
  action,
  cancelLabel,
  confirmLabel,
  isBusy,
  send,
}: ConfirmationProps) {
  const questionId = useId();
  return (
    <Question role="group" aria-labelledby={questionId}>
      <div id={questionId}>
        <Text size="sm">{question}</Text>
        {help !== undefined && (
          <Text size="sm" tone="muted">
            {help}
          </Text>
        )}
      </div>
      {failure !== null && <Banner tone="error">{failure}</Banner>}
      <Cluster gap={2} justify="end">
        <Button
          ref={focusOnMount}
          size="sm"
          aria-describedby={questionId}
          disabled={isBusy}
          onClick={() => send({ type: `${action}.cancelled` })}
        >
          {cancelLabel}
        </Button>
        <Button
          size="sm"
          variant="danger"
          busy={isBusy}
          onClick={() => send({ type: `${action}.confirmed` })}
        >
          {confirmLabel}
        </Button>
      </Cluster>
    </Question>
  );
}
