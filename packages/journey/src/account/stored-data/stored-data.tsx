'use client';
import type { PlatformClient } from '@spinout/api-client';
import { useLatest, useScreen } from '@spinout/flow-kit/react';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import { storedDataActors } from './stored-data.actors.js';
import { storedDataMachine } from './stored-data.machine.js';
import { storedDataMessages } from './stored-data.messages.js';
import { storedDataModel } from './stored-data.model.js';
import { StoredDataView } from './stored-data.view.js';

export interface StoredDataScreenProps {
  /** The client. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
  /** Whether the person is signed in to the server of `api`. @default false */
  readonly isSignedIn?: boolean | undefined;
  /**
   * Called after everything was deleted. With `hasEndedSessions`, the host signs the person out. @default nothing is
   * called
   */
  readonly onDeleted?: ((result: { readonly hasEndedSessions: boolean }) => void) | undefined;
}

/** What the server stores for the person, with its download and deletion, for a host that brings its own `JourneyFrame`. */
export function StoredDataScreen({ api, isSignedIn, onDeleted }: StoredDataScreenProps) {
  const client = useLatest(api);
  const { model, send } = useScreen({
    machine: () => storedDataMachine.provide({ actors: storedDataActors(client) }),
    catalog: storedDataMessages,
    model: storedDataModel,
    on: { 'data.deleted': ({ hasEndedSessions }) => onDeleted?.({ hasEndedSessions }) },
  });
  return <StoredDataView model={model} send={send} isSignedIn={isSignedIn} />;
}

export type StoredDataProps = FramedProps<StoredDataScreenProps>;

/**
 * What the server stores for the person, with its download and deletion.
 * @example <StoredData api={api} isSignedIn={user !== null} onDeleted={({ hasEndedSessions }) => …} />
 */
export const StoredData = withFrame(StoredDataScreen, 'StoredData');
