import {
  Banner,
  Button,
  Cluster,
  Dialog,
  Heading,
  Skeleton,
  Stack,
  Table,
  Text,
} from '@spinout/design-system';
import { useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import { useId, useRef } from 'react';
import { Part } from '../admin-panel.styles.js';
import { PersonView, RoleView } from './user-row.view.js';
import type { UsersEvent } from './users.machine.js';
import { usersMessages } from './users.messages.js';
import type { UsersModel } from './users.model.js';
import { Pages, Title } from './users.styles.js';

interface UsersViewProps {
  readonly model: UsersModel;
  readonly send: (event: UsersEvent) => void;
}

export function UsersView({ model, send }: UsersViewProps) {
  const messages = useMessages(usersMessages);
  const { listProblem } = model;
  const headingId = useId();
  const heading = useFocusAfter<HTMLHeadingElement>(listProblem !== null);
  return (
    <Part aria-labelledby={headingId}>
      <Title>
        <Heading level={3} id={headingId} ref={heading} tabIndex={-1}>
          {messages.title}
        </Heading>
      </Title>
      <Text size="ui" tone="muted">
        {messages.about}
      </Text>
      {listProblem !== null && (
        <Banner
          tone="error"
          actions={
            listProblem.canRetry && (
              <Button
                size="sm"
                busy={model.isListing}
                onClick={() => send({ type: 'retry.requested' })}
              >
                {messages.retry}
              </Button>
            )
          }
        >
          {listProblem.text}
        </Banner>
      )}
      {model.failure !== null && <Banner tone="error">{model.failure}</Banner>}
      <Text size="ui" role="status">
        {model.changed}
      </Text>
      <Accounts model={model} send={send} />
      <RoleQuestion question={model.question} send={send} />
    </Part>
  );
}

function Accounts({ model, send }: UsersViewProps) {
  const messages = useMessages(usersMessages);
  const { phase, canChange } = model;
  if (phase === 'unread') return null;
  if (phase === 'loading') {
    return (
      <Stack gap={3} role="status" aria-label={messages.loading} data-loading="">
        <Skeleton inlineSize="90%" />
        <Skeleton inlineSize="75%" />
        <Skeleton inlineSize="85%" />
      </Stack>
    );
  }
  return (
    <>
      {phase === 'empty' ? (
        <Text>{messages.empty}</Text>
      ) : (
        <Table
          caption={messages.table}
          captionHidden
          aria-busy={model.isListing}
          columns={[
            { id: 'name', header: messages.name, cell: (row) => <PersonView row={row} /> },
            {
              id: 'role',
              header: messages.role,
              cell: (row) => <RoleView row={row} canChange={canChange} send={send} />,
            },
          ]}
          rows={model.rows}
          rowKey={({ id }) => id}
        />
      )}
      <Pager model={model} send={send} />
    </>
  );
}

function Pager({ model: { pager, rangeText, canChange }, send }: UsersViewProps) {
  const messages = useMessages(usersMessages);
  /** Stays in the page at both ends of the list, so that it does not lose the focus. */
  const pageButton = (page: number | null, label: string) => (
    <Button
      size="sm"
      aria-disabled={page === null || !canChange || undefined}
      onClick={() => {
        if (page !== null && canChange) send({ type: 'page.chosen', page });
      }}
    >
      {label}
    </Button>
  );
  return (
    <Cluster rowGap={2} justify="between">
      <Text size="sm" tone="muted" figures="tabular">
        {rangeText}
      </Text>
      {pager !== null && (
        <Pages aria-label={messages.pages}>
          <Cluster gap={3}>
            {pageButton(pager.previous, messages.previous)}
            <Text size="sm" figures="tabular">
              {pager.text}
            </Text>
            {pageButton(pager.next, messages.next)}
          </Cluster>
        </Pages>
      )}
    </Cluster>
  );
}

interface RoleQuestionProps extends Pick<UsersViewProps, 'send'> {
  readonly question: UsersModel['question'];
}

/** Confirms a change that the person may not be able to undo. The focus starts on the safe answer. */
function RoleQuestion({ question, send }: RoleQuestionProps) {
  const messages = useMessages(usersMessages);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const cancel = () => send({ type: 'change.cancelled' });
  return (
    <Dialog
      open={question !== null}
      onClose={cancel}
      title={question?.title ?? ''}
      initialFocus={cancelButton}
      actions={
        <>
          <Button ref={cancelButton} onClick={cancel}>
            {messages.keep}
          </Button>
          <Button variant="danger" onClick={() => send({ type: 'change.confirmed' })}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <Text>{question?.text}</Text>
    </Dialog>
  );
}
