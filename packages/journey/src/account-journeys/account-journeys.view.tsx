import { Banner, Button, Text } from '@spinout/design-system';
import type { AccountJourneysMessages } from './account-journeys.messages.js';
import type { AccountJourneysModel } from './account-journeys.model.js';
import type { AccountJourneysEvent } from './account-journeys.types.js';

export interface AccountJourneysViewProps {
  readonly model: AccountJourneysModel;
  readonly send: (event: AccountJourneysEvent) => void;
  readonly words: AccountJourneysMessages;
}

/** Quiet news of the journeys of this browser and of the account; nothing while all is well. */
export function AccountNoticesView({ model, send, words }: AccountJourneysViewProps) {
  return (
    <>
      {model.offer !== null && (
        <OfferView
          text={model.offer}
          isTaking={model.isTaking}
          onLeave={() => send({ type: 'along.refused' })}
          send={send}
          words={words}
        />
      )}
      <TakenView model={model} send={send} words={words} />
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
                {model.isBringing ? words.opening : words.openNewer}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={model.isBringing}
                onClick={() => send({ type: 'version.kept' })}
              >
                {words.keepOwn}
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
              {words.retry}
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
export function TakeAlongView({ model, send, words }: AccountJourneysViewProps) {
  return (
    <>
      {model.takeable !== null && (
        <OfferView text={model.takeable} isTaking={model.isTaking} send={send} words={words} />
      )}
      <TakenView model={model} send={send} words={words} />
    </>
  );
}

interface OfferViewProps extends Omit<AccountJourneysViewProps, 'model'> {
  readonly text: string;
  readonly isTaking: boolean;
  /** @default the offer cannot be refused here */
  readonly onLeave?: () => void;
}

function OfferView({ text, isTaking, onLeave, send, words }: OfferViewProps) {
  return (
    <Banner
      tone="info"
      actions={
        <>
          <Button size="sm" busy={isTaking} onClick={() => send({ type: 'along.requested' })}>
            {isTaking ? words.taking : words.take}
          </Button>
          {onLeave && (
            <Button size="sm" variant="quiet" disabled={isTaking} onClick={onLeave}>
              {words.leave}
            </Button>
          )}
        </>
      }
    >
      <Text>{text}</Text>
      <Text size="sm">{words.offerHelp}</Text>
    </Banner>
  );
}

function TakenView({ model, send, words }: AccountJourneysViewProps) {
  if (model.taken === null) return null;
  return (
    <Banner
      tone="success"
      onDismiss={() => send({ type: 'taken.closed' })}
      dismissLabel={words.close}
    >
      {model.taken}
    </Banner>
  );
}
