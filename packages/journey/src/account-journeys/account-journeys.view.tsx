import { Banner, Button, Text } from '@spinout/design-system';
import type { AccountJourneysMessages } from './account-journeys.messages.js';
import type { AccountJourneysModel } from './account-journeys.model.js';
import type { AccountJourneysEvent } from './account-journeys.types.js';

export interface AccountJourneysViewProps {
  readonly model: AccountJourneysModel;
  readonly send: (event: AccountJourneysEvent) => void;
  readonly messages: AccountJourneysMessages;
}

/** Quiet news of the journeys of this browser and of the account; nothing while all is well. */
export function AccountNoticesView({ model, send, messages }: AccountJourneysViewProps) {
  return (
    <>
      {model.offer !== null && (
        <OfferView
          text={model.offer}
          isTaking={model.isTaking}
          onLeave={() => send({ type: 'along.refused' })}
          send={send}
          messages={messages}
        />
      )}
      <TakenView model={model} send={send} messages={messages} />
      {model.newer !== null && (
        <Banner
          tone="info"
          actions={
            <>
              <Button
                size="sm"
                busy={model.isBringing}
                onClick={() => send({ type: 'version.taken' })}
              >
                {model.isBringing ? messages.opening : messages.openNewer}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={model.isBringing}
                onClick={() => send({ type: 'version.kept' })}
              >
                {messages.keepOwn}
              </Button>
            </>
          }
        >
          <Text>{model.newer.text}</Text>
          {model.newer.help !== null && <Text size="sm">{model.newer.help}</Text>}
          {model.newer.failure !== null && <Text role="alert">{model.newer.failure}</Text>}
        </Banner>
      )}
      {model.trouble !== null && (
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
          <Text>{model.trouble.text}</Text>
          <Text size="sm">{model.trouble.help}</Text>
        </Banner>
      )}
    </>
  );
}

/** The same offer in the list of journeys, where it can be found also after it was refused. */
export function TakeAlongView({ model, send, messages }: AccountJourneysViewProps) {
  return (
    <>
      {model.takeable !== null && (
        <OfferView
          text={model.takeable}
          isTaking={model.isTaking}
          send={send}
          messages={messages}
        />
      )}
      <TakenView model={model} send={send} messages={messages} />
    </>
  );
}

interface OfferViewProps extends Omit<AccountJourneysViewProps, 'model'> {
  readonly text: string;
  readonly isTaking: boolean;
  /** @default the offer cannot be refused here */
  readonly onLeave?: () => void;
}

function OfferView({ text, isTaking, onLeave, send, messages }: OfferViewProps) {
  return (
    <Banner
      tone="info"
      actions={
        <>
          <Button size="sm" busy={isTaking} onClick={() => send({ type: 'along.requested' })}>
            {isTaking ? messages.taking : messages.take}
          </Button>
          {onLeave && (
            <Button size="sm" variant="quiet" disabled={isTaking} onClick={onLeave}>
              {messages.leave}
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

function TakenView({ model, send, messages }: AccountJourneysViewProps) {
  if (model.taken === null) return null;
  return (
    <Banner
      tone="success"
      onDismiss={() => send({ type: 'taken.closed' })}
      dismissLabel={messages.close}
    >
      {model.taken}
    </Banner>
  );
}
