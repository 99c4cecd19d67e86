import { Banner, Button, Text } from '@spinout/design-system';
import type { AccountJourneysMessages } from './account-journeys.messages.js';
import type { AccountJourneysModel } from './account-journeys.model.js';
import type { AccountJourneysEvent } from './account-journeys.types.js';

export interface AccountJourneysViewProps {
  readonly model: AccountJourneysModel;
  readonly send: (event: AccountJourneysEvent) => void;
  readonly messages: AccountJourneysMessages;
}

/** Notices about local journeys and the account; shows nothing when there is nothing to report. */
export function AccountNoticesView({ model, send, messages }: AccountJourneysViewProps) {
  return (
    <>
      {model.offer !== null && (
        <OfferView
          text={model.offer}
          isImporting={model.isImporting}
          onDecline={() => send({ type: 'import.declined' })}
          send={send}
          messages={messages}
        />
      )}
      <ImportedView model={model} send={send} messages={messages} />
      {model.newer !== null && (
        <Banner
          tone="info"
          actions={
            <>
              <Button
                size="sm"
                busy={model.isOpening}
                onClick={() => send({ type: 'conflict.resolvedRemote' })}
              >
                {model.isOpening ? messages.opening : messages.openNewer}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={model.isOpening}
                onClick={() => send({ type: 'conflict.resolvedLocal' })}
              >
                {messages.keepLocal}
              </Button>
            </>
          }
        >
          <Text>{model.newer.text}</Text>
          {model.newer.help !== null && <Text size="sm">{model.newer.help}</Text>}
          {model.newer.failure !== null && <Text role="alert">{model.newer.failure}</Text>}
        </Banner>
      )}
      {model.saveProblem !== null && (
        <Banner
          tone="warning"
          actions={
            <Button
              size="sm"
              busy={model.isRetrying}
              onClick={() => send({ type: 'retry.requested' })}
            >
              {messages.retry}
            </Button>
          }
        >
          <Text>{model.saveProblem.text}</Text>
          <Text size="sm">{model.saveProblem.help}</Text>
        </Banner>
      )}
    </>
  );
}

/** The import offer in the list of journeys, where it stays after it was declined. */
export function ImportOfferView({ model, send, messages }: AccountJourneysViewProps) {
  return (
    <>
      {model.importable !== null && (
        <OfferView
          text={model.importable}
          isImporting={model.isImporting}
          send={send}
          messages={messages}
        />
      )}
      <ImportedView model={model} send={send} messages={messages} />
    </>
  );
}

interface OfferViewProps extends Omit<AccountJourneysViewProps, 'model'> {
  readonly text: string;
  readonly isImporting: boolean;
  /** @default the offer cannot be declined here */
  readonly onDecline?: () => void;
}

function OfferView({ text, isImporting, onDecline, send, messages }: OfferViewProps) {
  return (
    <Banner
      tone="info"
      actions={
        <>
          <Button size="sm" busy={isImporting} onClick={() => send({ type: 'import.requested' })}>
            {isImporting ? messages.importing : messages.importButton}
          </Button>
          {onDecline && (
            <Button size="sm" variant="quiet" disabled={isImporting} onClick={onDecline}>
              {messages.decline}
            </Button>
          )}
        </>
      }
    >
      <Text>{text}</Text>
      <Text size="sm">{messages.offerHelp}</Text>
    </Banner>
  );
}

function ImportedView({ model, send, messages }: AccountJourneysViewProps) {
  if (model.imported === null) return null;
  return (
    <Banner
      tone="success"
      onDismiss={() => send({ type: 'importNotice.closed' })}
      dismissLabel={messages.close}
    >
      {model.imported}
    </Banner>
  );
}
