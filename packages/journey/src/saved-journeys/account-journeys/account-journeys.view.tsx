import { Banner, Button, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { accountJourneysMessages } from './account-journeys.messages.js';
import type { AccountJourneysModel } from './account-journeys.model.js';
import type { AccountJourneysEvent } from './account-journeys.types.js';

interface AccountJourneysViewProps {
  readonly model: AccountJourneysModel;
  readonly send: (event: AccountJourneysEvent) => void;
}

/** Notices about local journeys and the account; shows nothing when there is nothing to report. */
export function AccountNoticesView({ model, send }: AccountJourneysViewProps) {
  const messages = useMessages(accountJourneysMessages);
  return (
    <>
      <OfferView text={model.offer} canDecline model={model} send={send} />
      <ImportedView model={model} send={send} />
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
export function ImportOfferView({ model, send }: AccountJourneysViewProps) {
  return (
    <>
      <OfferView text={model.importable} model={model} send={send} />
      <ImportedView model={model} send={send} />
    </>
  );
}

interface OfferViewProps extends AccountJourneysViewProps {
  readonly text: string | null;
  /** @default false */
  readonly canDecline?: boolean;
}

function OfferView({ text, canDecline = false, model: { isImporting }, send }: OfferViewProps) {
  const messages = useMessages(accountJourneysMessages);
  if (text === null) return null;
  return (
    <Banner
      tone="info"
      actions={
        <>
          <Button size="sm" busy={isImporting} onClick={() => send({ type: 'import.requested' })}>
            {isImporting ? messages.importing : messages.importButton}
          </Button>
          {canDecline && (
            <Button
              size="sm"
              variant="quiet"
              disabled={isImporting}
              onClick={() => send({ type: 'import.declined' })}
            >
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

function ImportedView({ model, send }: AccountJourneysViewProps) {
  const messages = useMessages(accountJourneysMessages);
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
