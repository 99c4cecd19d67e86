import { Banner, Button, Cluster, fill, Heading, Text } from '@spinout/design-system';
import { focusOnMount, useFocusAfter } from '@spinout/flow-kit/react';
import { useId } from 'react';
import type { MyJourneysEvent } from './my-journeys.setup.js';
import type { MyJourneysMessages } from './my-journeys.messages.js';
import type { JourneyRow } from './my-journeys.model.js';
import { FullRow, Facts, Question, Row } from './my-journeys.styles.js';

interface JourneyRowProps {
  readonly row: JourneyRow;
  /** Whether this or another journey is being deleted or opened. */
  readonly isBusy: boolean;
  readonly send: (event: MyJourneysEvent) => void;
  readonly messages: MyJourneysMessages;
}

/** One journey, with its buttons or a confirmation before deleting or replacing. */
export function JourneyRowView({ row, isBusy, send, messages }: JourneyRowProps) {
  const { key, title } = row;
  const isConfirming = row.phase === 'confirming' || row.phase === 'deleting';
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
      {isConfirming && <DeletionQuestion row={row} send={send} messages={messages} />}
      {isReplacing && <ReplacementQuestion row={row} send={send} messages={messages} />}
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

/** Confirms replacing the current journey. The focus starts on the safe answer. */
function ReplacementQuestion({ row, send, messages }: Omit<JourneyRowProps, 'isBusy'>) {
  const questionId = useId();
  return (
    <Question role="group" aria-labelledby={questionId}>
      <div id={questionId}>
        <Text size="sm">{row.replacement?.question}</Text>
        <Text size="sm" tone="muted">
          {row.replacement?.help}
        </Text>
      </div>
      <Cluster gap={2} justify="end">
        <Button
          ref={focusOnMount}
          size="sm"
          aria-describedby={questionId}
          onClick={() => send({ type: 'opening.cancelled' })}
        >
          {messages.keepCurrent}
        </Button>
        <Button size="sm" variant="danger" onClick={() => send({ type: 'opening.confirmed' })}>
          {messages.replaceConfirm}
        </Button>
      </Cluster>
    </Question>
  );
}

/** Confirms a deletion. The focus starts on the safe answer. */
function DeletionQuestion({ row, send, messages }: Omit<JourneyRowProps, 'isBusy'>) {
  const questionId = useId();
  const isDeleting = row.phase === 'deleting';
  return (
    <Question role="group" aria-labelledby={questionId}>
      <Text id={questionId} size="sm">
        {messages.question}
      </Text>
      {row.failure !== null && <Banner tone="error">{row.failure}</Banner>}
      <Cluster gap={2} justify="end">
        <Button
          ref={focusOnMount}
          size="sm"
          aria-describedby={questionId}
          disabled={isDeleting}
          onClick={() => send({ type: 'deletion.cancelled' })}
        >
          {messages.cancelDeletion}
        </Button>
        <Button
          size="sm"
          variant="danger"
          busy={isDeleting}
          onClick={() => send({ type: 'deletion.confirmed' })}
        >
          {isDeleting ? messages.deleting : messages.confirm}
        </Button>
      </Cluster>
    </Question>
  );
}
