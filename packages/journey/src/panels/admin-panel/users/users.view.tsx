import {
  Banner,
  Button,
  Cluster,
  Heading,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@spinout/design-system';
import { useFocusAfter } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { Part } from '../admin-panel.styles.js';
import { RoleQuestion } from './role-question.view.js';
import { PersonView, RoleView, type RoleProps } from './user-row.view.js';
import type { UsersEvent } from './users.machine.js';
import type { UsersMessages } from './users.messages.js';
import type { UserRow, UsersModel } from './users.model.js';
import { Pages, Title } from './users.styles.js';

export interface UsersViewProps {
  readonly model: UsersModel;
  readonly send: (event: UsersEvent) => void;
  readonly messages: UsersMessages;
}

/** The accounts of the server and their roles. */
export function UsersView({ model, send, messages }: UsersViewProps) {
  const headingId = useId();
  const heading = useFocusAfter<HTMLHeadingElement>(model.listProblem !== null);
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
      <ListProblem model={model} send={send} messages={messages} />
      {model.failure !== null && <Banner tone="error">{model.failure}</Banner>}
      <Text size="ui" role="status">
        {model.changed}
      </Text>
      <Accounts model={model} send={send} messages={messages} />
      <RoleQuestion question={model.question} send={send} messages={messages} />
    </Part>
  );
}

function ListProblem({ model: { listProblem, isListing }, send, messages }: UsersViewProps) {
  if (listProblem === null) return null;
  return (
    <Banner
      tone="error"
      actions={
        listProblem.canRetry && (
          <Button size="sm" busy={isListing} onClick={() => send({ type: 'retry.requested' })}>
            {messages.retry}
          </Button>
        )
      }
    >
      {listProblem.text}
    </Banner>
  );
}

function Accounts({ model, send, messages }: UsersViewProps) {
  const { phase, rows, canChange } = model;
  switch (phase) {
    case 'unread':
      return null;
    case 'loading':
      return (
        <Stack gap={3} role="status" aria-label={messages.loading}>
          <Skeleton inlineSize="90%" />
          <Skeleton inlineSize="75%" />
          <Skeleton inlineSize="85%" />
        </Stack>
      );
    case 'empty':
      return (
        <>
          <Text>{messages.empty}</Text>
          <Pager model={model} send={send} messages={messages} />
        </>
      );
    case 'listed':
      return (
        <>
          <Table
            caption={messages.table}
            captionHidden
            aria-busy={model.isListing}
            columns={columns({ canChange, send, messages })}
            rows={rows}
            rowKey={({ id }) => id}
          />
          <Pager model={model} send={send} messages={messages} />
        </>
      );
  }
}

const columns = (props: Omit<RoleProps, 'row'>): readonly TableColumn<UserRow>[] => {
  const { messages } = props;
  return [
    {
      id: 'name',
      header: messages.name,
      cell: (row) => <PersonView row={row} messages={messages} />,
    },
    { id: 'role', header: messages.role, cell: (row) => <RoleView row={row} {...props} /> },
  ];
};

function Pager({ model: { pager, rangeText, canChange }, send, messages }: UsersViewProps) {
  return (
    <Cluster rowGap={2} justify="between">
      <Text size="sm" tone="muted" figures="tabular">
        {rangeText}
      </Text>
      {pager !== null && (
        <Pages aria-label={messages.pages}>
          <Cluster gap={3}>
            <PageButton to={pager.previous} label={messages.previous} {...{ canChange, send }} />
            <Text size="sm" figures="tabular">
              {pager.text}
            </Text>
            <PageButton to={pager.next} label={messages.next} {...{ canChange, send }} />
          </Cluster>
        </Pages>
      )}
    </Cluster>
  );
}

interface PageButtonProps extends Pick<UsersViewProps, 'send'> {
  /** The target page; null at the first or last page. */
  readonly to: number | null;
  readonly label: string;
  readonly canChange: boolean;
}

/** Stays in the page at both ends of the list, so that it does not lose the focus. */
function PageButton({ to, label, canChange, send }: PageButtonProps) {
  return (
    <Button
      size="sm"
      aria-disabled={to === null || !canChange || undefined}
      onClick={() => {
        if (to !== null && canChange) send({ type: 'page.chosen', page: to });
      }}
    >
      {label}
    </Button>
  );
}
