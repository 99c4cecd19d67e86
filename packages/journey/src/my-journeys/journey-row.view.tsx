import { Banner, Button, Cluster, fill, Heading, Text } from '@spinout/design-system';
import { focusOnMount, useFocusAfter } from '@spinout/journey-kit/react';
import { useId } from 'react';
import type { MyJourneysEvent } from './my-journeys.machine.js';
import type { MyJourneysMessages } from './my-journeys.messages.js';
import type { JourneyRow } from './my-journeys.model.js';
import { Facts, Question, Row } from './my-journeys.styles.js';

interface JourneyRowProps {
  readonly row: JourneyRow;
  /** Whether a journey is being deleted, this or another. */
  readonly isDeleting: boolean;
  readonly send: (event: MyJourneysEvent) => void;
  readonly words: MyJourneysMessages;
}

/** T-43: one journey, with its buttons or the question whether it shall go. */
export function JourneyRowView({ row, isDeleting, send, words }: JourneyRowProps) {
  const { key, title } = row;
  const isAsked = row.phase !== 'kept';
  const deleteButton = useFocusAfter<HTMLButtonElement>(isAsked);
  return (
    <Row>
      <div>
        <Heading level={3} size="ui">
          <bdi>{title}</bdi>
        </Heading>
        <Facts>
          <span>{row.kind}</span> {row.step !== null && <span>{row.step}</span>}{' '}
          {row.saved !== null && <time dateTime={row.saved.iso}>{row.saved.text}</time>}
        </Facts>
      </div>
      {isAsked ? (
        <DeletionQuestion row={row} send={send} words={words} />
      ) : (
        <Cluster gap={2}>
          <Button
            size="sm"
            aria-label={fill(words.openOne, { title })}
            onClick={() => send({ type: 'journey.opened', key })}
          >
            {words.open}
          </Button>
          <Button
            ref={deleteButton}
            size="sm"
            variant="quiet"
            aria-label={fill(words.deleteOne, { title })}
            disabled={isDeleting}
            onClick={() => send({ type: 'deletion.asked', key })}
          >
            {words.delete}
          </Button>
        </Cluster>
      )}
    </Row>
  );
}

/** Nothing goes by one click; the answer that loses nothing has the focus. */
function DeletionQuestion({ row, send, words }: Omit<JourneyRowProps, 'isDeleting'>) {
  const questionId = useId();
  const isDeleting = row.phase === 'deleting';
  return (
    <Question role="group" aria-labelledby={questionId}>
      <Text id={questionId} size="sm">
        {words.question}
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
          {words.keep}
        </Button>
        <Button
          size="sm"
          variant="danger"
          busy={isDeleting}
          onClick={() => send({ type: 'deletion.confirmed' })}
        >
          {isDeleting ? words.deleting : words.confirm}
        </Button>
      </Cluster>
    </Question>
  );
}
