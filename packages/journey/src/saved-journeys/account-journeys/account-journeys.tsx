'use client';
import type { PlatformClient } from '@spinout/api-client';
import { systemRuntime, type ObservedStorage, type Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import type { BrowserRecord } from '../../storage/browser-record.js';
import type { JourneySource } from '../my-journeys/my-journeys.types.js';
import { accountJourneysActors } from './account-journeys.actors.js';
import { accountJourneysMachine } from './account-journeys.machine.js';
import { journeySources } from './account.source.js';

type AccountJourneysActor = ActorRefFrom<typeof accountJourneysMachine>;

interface AccountJourneysValue {
  readonly actor: AccountJourneysActor;
  readonly sources: readonly JourneySource[];
  /** Id of the signed-in person. Use it as the `key` of a list of journeys, so that the list resets with the person. */
  readonly owner: string | null;
}

const JourneysContext = createContext<AccountJourneysValue | null>(null);

export interface AccountJourneysProps {
  /** Client for the calls. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
  /** Storage of the person’s journeys: the same that the journeys of the page use. May be replaced. */
  readonly storage: ObservedStorage;
  /** The kinds of journeys that this page saves. Read once. */
  readonly records: readonly BrowserRecord[];
  /** Id of the person signed in to the server of `api`; null for a guest, a demo account, or no one. */
  readonly owner: string | null;
  /** Called after a newer version of a journey was opened in this browser; the host shows it. */
  readonly onOpen: (kind: string) => void;
  /** Clock, ids and log. @default the system runtime */
  readonly runtime?: Runtime | undefined;
  /** What shows and changes the journeys. */
  readonly children: ReactNode;
}

/**
 * Autosaves the signed-in person’s journeys on the server, and provides their state to its children.
 * @example
 * const storage = observedStorage(browserStorage());
 * <AccountJourneys api={api} storage={storage} records={[tenStepRecord]} owner={user.id} onOpen={show}>
 *   <AccountNotices />
 *   <MainPage api={api} storage={storage} />
 * </AccountJourneys>
 */
export function AccountJourneys({
  api,
  storage,
  records,
  owner,
  onOpen,
  runtime = systemRuntime,
  children,
}: AccountJourneysProps) {
  const client = useLatest(api);
  const { log } = runtime;
  const [firstRecords] = useState(records);
  const dependencies = useMemo(
    () => ({ api: client, storage, records: firstRecords, log }),
    [client, storage, firstRecords, log],
  );
  const host = useLatest({ onOpen });
  const actor: AccountJourneysActor = useMachineActor(
    () =>
      createActor(accountJourneysMachine.provide({ actors: accountJourneysActors(dependencies) }), {
        input: { runtime },
      }),
    storage,
  );
  useEffect(() => {
    const subscription = actor.on('journey.opened', ({ kind }) => host.onOpen(kind));
    return () => subscription.unsubscribe();
  }, [actor, host]);
  useEffect(() => actor.send({ type: 'owner.changed', owner }), [actor, owner]);
  const value = useMemo(
    () => ({
      actor,
      owner,
      sources: journeySources({
        ...dependencies,
        owner,
        watchAccount: (changed) => {
          const subscription = actor.on('account.changed', changed);
          return () => subscription.unsubscribe();
        },
        waitUntilSaved: async () => {
          await waitFor(actor, (state) => !state.matches({ syncing: 'saving' }));
        },
      }),
    }),
    [actor, dependencies, owner],
  );
  return <JourneysContext.Provider value={value}>{children}</JourneysContext.Provider>;
}

/** The account sync of the nearest `AccountJourneys`. @throws {Error} outside of `AccountJourneys` */
export function useAccountJourneys(): AccountJourneysValue {
  const value = useContext(JourneysContext);
  if (value === null) throw new Error('useAccountJourneys must be used within AccountJourneys');
  return value;
}
