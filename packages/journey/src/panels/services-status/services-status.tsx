'use client';
import type { PlatformClient } from '@spinout/api-client';
import { useLatest, useScreen } from '@spinout/flow-kit/react';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import { pageVisibility, readServices } from './services-status.actors.js';
import { servicesStatusMachine } from './services-status.machine.js';
import { servicesStatusMessages } from './services-status.messages.js';
import { servicesStatusModel } from './services-status.model.js';
import { ServicesPopoverView } from './services-popover.view.js';
import { ServicesStatusView } from './services-status.view.js';

export interface ServicesStatusScreenProps {
  /** The client. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
  /** Whether the list starts open. @default false */
  readonly startsOpen?: boolean | undefined;
}

/** Service status without providers. Polls while mounted and visible. */
export function ServicesStatusScreen({ api, startsOpen }: ServicesStatusScreenProps) {
  const { model, send } = useServicesStatus({ api, startsOpen });
  return <ServicesStatusView model={model} send={send} />;
}

/** The status in a popover of a header, without providers. Polls while mounted and visible. */
export function ServicesPopoverScreen({ api }: Pick<ServicesStatusScreenProps, 'api'>) {
  const { model, send } = useServicesStatus({ api });
  return <ServicesPopoverView model={model} send={send} />;
}

function useServicesStatus({ api, startsOpen }: ServicesStatusScreenProps) {
  const client = useLatest(api);
  return useScreen({
    machine: () =>
      servicesStatusMachine.provide({
        actors: { readServices: readServices(client), visibility: pageVisibility },
      }),
    input: { startsOpen },
    catalog: servicesStatusMessages,
    model: servicesStatusModel,
  });
}

export type ServicesStatusProps = FramedProps<ServicesStatusScreenProps>;

/**
 * Standalone service status.
 * @example <ServicesStatus api={api} />
 */
export const ServicesStatus = withFrame(ServicesStatusScreen, 'ServicesStatus');
