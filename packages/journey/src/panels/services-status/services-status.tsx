'use client';
import type { PlatformClient } from '@spinout/api-client';
import { useLatest, useScreen } from '@spinout/flow-kit/react';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import { pageVisibility, readServices } from './services-status.actors.js';
import { servicesStatusMachine } from './services-status.machine.js';
import { servicesStatusMessages } from './services-status.messages.js';
import { servicesStatusModel } from './services-status.model.js';
import { ServicesStatusView } from './services-status.view.js';

export interface ServicesStatusScreenProps {
  readonly api: PlatformClient;
  /** Whether the list starts open. @default false */
  readonly startsOpen?: boolean | undefined;
}

/** Service status without providers. Polls while mounted and visible. */
export function ServicesStatusScreen({ api, startsOpen }: ServicesStatusScreenProps) {
  const client = useLatest(api);
  const { model, send } = useScreen({
    machine: () =>
      servicesStatusMachine.provide({
        actors: { readServices: readServices(client), visibility: pageVisibility },
      }),
    input: { startsOpen },
    catalog: servicesStatusMessages,
    model: servicesStatusModel,
  });
  return <ServicesStatusView model={model} send={send} />;
}

export type ServicesStatusProps = FramedProps<ServicesStatusScreenProps>;

/**
 * Standalone service status.
 * @example <ServicesStatus api={api} />
 */
export const ServicesStatus = withFrame(ServicesStatusScreen);
