import {
  Banner,
  Button,
  Checkbox,
  Cluster,
  Heading,
  Spinner,
  Stack,
  Text,
} from '@spinout/design-system';
import { focusOnMount, useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import type { StoredDataEvent } from './stored-data.machine.js';
import { storedDataMessages } from './stored-data.messages.js';
import type { StoredDataModel } from './stored-data.model.js';

export interface StoredDataViewProps {
  readonly model: StoredDataModel;
  readonly send: (event: StoredDataEvent) => void;
  /** Whether the person has an account, whose sessions can be ended. @default false */
  readonly isSignedIn?: boolean | undefined;
}

export function StoredDataView({ model, send, isSignedIn = false }: StoredDataViewProps) {
  const messages = useMessages(storedDataMessages);
  const titleId = useId();
  const deleteButton = useFocusAfter<HTMLButtonElement>(model.isConfirming);
  return (
    <Stack as="section" gap={2} aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>
        {messages.title}
      </Heading>
      <Text size="sm" tone="muted">
        {messages.note}
      </Text>
      {model.isLoading && (
        <Text role="status" size="sm" tone="muted">
          <Spinner size={16} /> {messages.loading}
        </Text>
      )}
      {model.summary !== null && <Text size="sm">{model.summary}</Text>}
      {model.notice !== null && <Banner tone="success">{model.notice}</Banner>}
      {model.isConfirming ? (
        <Confirmation {...{ model, send, isSignedIn }} />
      ) : (
        <>
          {model.failure !== null && (
            <Banner
              tone="error"
              actions={
                model.canRetry && (
                  <Button size="sm" onClick={() => send({ type: 'retry.requested' })}>
                    {messages.retry}
                  </Button>
                )
              }
            >
              {model.failure}
            </Banner>
          )}
          <Amounts model={model} label={messages.list} />
          {/* Not before their place is known. */}
          {!(model.isLoading && model.amounts.length === 0) && (
            <Cluster gap={2}>
              <Button
                size="sm"
                busy={model.isExporting}
                disabled={model.isLoading}
                onClick={() => send({ type: 'export.requested' })}
              >
                {model.isExporting ? messages.exporting : messages.export}
              </Button>
              <Button
                ref={deleteButton}
                size="sm"
                variant="quiet"
                disabled={model.isLoading || model.isExporting}
                onClick={() => send({ type: 'deletion.requested' })}
              >
                {messages.delete}
              </Button>
            </Cluster>
          )}
        </>
      )}
    </Stack>
  );
}

function Amounts({
  model,
  label,
}: Pick<StoredDataViewProps, 'model'> & { readonly label: string }) {
  if (model.amounts.length === 0) return null;
  return (
    <Stack as="ul" gap={0} aria-label={label}>
      {model.amounts.map(({ kind, text }) => (
        <Text as="li" key={kind} size="sm">
          {text}
        </Text>
      ))}
    </Stack>
  );
}

/** Asks before everything is deleted, and lists it. The focus starts on the safe answer. */
function Confirmation({ model, send, isSignedIn }: StoredDataViewProps) {
  const messages = useMessages(storedDataMessages);
  const questionId = useId();
  return (
    <Stack gap={2} role="group" aria-labelledby={questionId}>
      <Text id={questionId}>{messages.question}</Text>
      <Amounts model={model} label={messages.questionList} />
      <Text size="sm" tone="muted">
        {messages.questionHelp}
      </Text>
      {isSignedIn && (
        <>
          <Checkbox
            label={messages.endSessions}
            checked={model.isEndingSessions || model.isDeletingAccount}
            disabled={model.isDeleting || model.isDeletingAccount}
            onCheckedChange={(isChecked) =>
              send({ type: 'option.changed', option: 'isEndingSessions', isChecked })
            }
          />
          <Checkbox
            label={messages.deleteAccount}
            checked={model.isDeletingAccount}
            disabled={model.isDeleting}
            onCheckedChange={(isChecked) =>
              send({ type: 'option.changed', option: 'isDeletingAccount', isChecked })
            }
          />
        </>
      )}
      {model.failure !== null && <Banner tone="error">{model.failure}</Banner>}
      <Cluster gap={2} justify="end">
        <Button
          ref={focusOnMount}
          size="sm"
          aria-describedby={questionId}
          disabled={model.isDeleting}
          onClick={() => send({ type: 'deletion.cancelled' })}
        >
          {messages.cancel}
        </Button>
        <Button
          size="sm"
          variant="danger"
          busy={model.isDeleting}
          onClick={() => send({ type: 'deletion.confirmed' })}
        >
          {model.isDeleting ? messages.deleting : messages.confirm}
        </Button>
      </Cluster>
    </Stack>
  );
}
