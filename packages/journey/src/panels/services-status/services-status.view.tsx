import { Cluster, Disclosure, Stack, StatusDot, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import type { ServicesStatusEvent } from './services-status.machine.js';
import { servicesStatusMessages } from './services-status.messages.js';
import type { ServicesStatusModel } from './services-status.model.js';
import { ServiceItem, ServiceList, Widget } from './services-status.styles.js';

export interface ServicesStatusViewProps {
  readonly model: ServicesStatusModel;
  readonly send: (event: ServicesStatusEvent) => void;
}

/** Overall status of the services, with details on demand. */
export function ServicesStatusView({ model, send }: ServicesStatusViewProps) {
  return (
    <Widget>
      <Disclosure
        open={model.isOpen}
        onOpenChange={(isOpen) => send({ type: 'details.toggled', isOpen })}
        label={
          <Cluster as="span" gap={2} align="baseline">
            <StatusDot tone={model.tone} />
            {model.label}
          </Cluster>
        }
      >
        <ServicesDetails model={model} />
      </Disclosure>
    </Widget>
  );
}

/** Each service, and when it was checked. */
export function ServicesDetails({ model }: Pick<ServicesStatusViewProps, 'model'>) {
  const messages = useMessages(servicesStatusMessages);
  return (
    <Stack gap={3}>
      {model.isUnavailable && (
        <Text size="ui" weight="medium">
          {messages.unavailable}
        </Text>
      )}
      {model.services?.length === 0 && <Text size="ui">{messages.noServices}</Text>}
      {model.services !== null && model.services.length > 0 && (
        <ServiceList role="list" aria-label={messages.list}>
          {model.services.map(({ name, text, isOnline }) => (
            <ServiceItem key={name} data-online={isOnline}>
              <StatusDot tone={getDotTone(isOnline, model.isUnavailable)} />
              <span>{text}</span>
            </ServiceItem>
          ))}
        </ServiceList>
      )}
      {model.notes.length > 0 && (
        <Text size="sm" tone="muted" figures="tabular">
          {model.notes.join(' ')}
        </Text>
      )}
    </Stack>
  );
}

/** The dot of an outdated status is off. */
const getDotTone = (isOnline: boolean, isUnavailable: boolean) =>
  isUnavailable ? 'idle' : isOnline ? 'success' : 'warning';
