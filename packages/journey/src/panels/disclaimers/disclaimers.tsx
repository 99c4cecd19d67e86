'use client';
import type { PlatformClient } from '@spinout/api-client';
import { browserStorage, memoryStorage, type KeyValueStorage } from '@spinout/flow-kit';
import { useLatest, useScreen } from '@spinout/flow-kit/react';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import { disclaimersActors } from './disclaimers.actors.js';
import { disclaimersMachine } from './disclaimers.machine.js';
import { disclaimersMessages } from './disclaimers.messages.js';
import { disclaimersModel } from './disclaimers.model.js';
import {
  DisclaimersFullView,
  DisclaimersView,
  type DisclaimersPlacement,
} from './disclaimers.view.js';

export interface DisclaimersScreenProps {
  /** The client. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
  /** Saves which disclaimers were dismissed. @default the browser's local storage */
  readonly storage?: KeyValueStorage | undefined;
  /**
   * `top`: a line above what follows. `end`: a line at the end of the screen, over the page, until the disclaimers are
   * understood; after that, a line in its place that opens them again. @default 'top'
   */
  readonly placement?: DisclaimersPlacement | undefined;
}

/** The disclaimers as a notice, without providers. */
export function DisclaimersScreen({ api, storage, placement }: DisclaimersScreenProps) {
  const { model, send } = useDisclaimers(api, () => storage ?? browserStorage(), false);
  return <DisclaimersView model={model} send={send} placement={placement} />;
}

/** The disclaimers in full, even if they were dismissed. */
export function DisclaimersFullScreen({ api }: Pick<DisclaimersScreenProps, 'api'>) {
  // This view has no dismissal, so nothing is saved.
  const { model } = useDisclaimers(api, memoryStorage, true);
  return <DisclaimersFullView model={model} />;
}

function useDisclaimers(api: PlatformClient, openStorage: () => KeyValueStorage, always: boolean) {
  const client = useLatest(api);
  return useScreen({
    machine: () => disclaimersMachine.provide({ actors: disclaimersActors(client, openStorage()) }),
    input: { always },
    catalog: disclaimersMessages,
    model: disclaimersModel,
  });
}

export type DisclaimersProps = FramedProps<DisclaimersScreenProps>;

/**
 * Standalone disclaimers.
 * @example <Disclaimers api={api} />
 */
export const Disclaimers = withFrame(DisclaimersScreen, 'Disclaimers');
