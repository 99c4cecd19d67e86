'use client';
import type { Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { createActor } from 'xstate';
import { useLocale, useMessages } from '../messages/journey-messages.js';
import { myJourneysActors } from './my-journeys.actors.js';
import { myJourneysMachine } from './my-journeys.machine.js';
import { myJourneysMessages } from './my-journeys.messages.js';
import { myJourneysModel } from './my-journeys.model.js';
import type { JourneySource, SavedEntry } from './my-journeys.types.js';
import { MyJourneysView } from './my-journeys.view.js';

export interface MyJourneysScreenProps {
  /** Who keeps journeys; each is asked whenever the dialog opens. */
  readonly sources: readonly JourneySource[];
  readonly open: boolean;
  /** The dialog is left. */
  readonly onClose: () => void;
  /** A journey shall be shown; the host closes the dialog and goes there. */
  readonly onOpen: (entry: SavedEntry) => void;
  /** What stands above the list, such as an offer to take journeys along. @default nothing */
  readonly offer?: ReactNode;
  readonly runtime: Runtime;
}

/**
 * The journeys kept in this browser, and in the account where a source has them, to open and to delete;
 * without a frame of its own.
 * @example <MyJourneysScreen sources={[tenStepSource(storage)]} open={open} onClose={close} onOpen={show} tools={tools} />
 */
export function MyJourneysScreen({ open, ...props }: MyJourneysScreenProps) {
  // Each opening looks anew.
  return open ? <MyJourneysDialog {...props} /> : null;
}

function MyJourneysDialog({
  sources,
  onClose,
  onOpen,
  offer,
  runtime,
}: Omit<MyJourneysScreenProps, 'open'>) {
  const messages = useMessages('myJourneys', myJourneysMessages);
  const locale = useLocale();
  const host = useLatest({ sources, onClose, onOpen });
  const actor = useMachineActor(() =>
    createActor(myJourneysMachine.provide({ actors: myJourneysActors(host) }), {
      input: { runtime },
    }),
  );
  useEffect(() => {
    const subscriptions = [
      actor.on('journey.chosen', ({ entry }) => host.onOpen(entry)),
      actor.on('list.left', () => host.onClose()),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, host]);
  const snapshot = useSelector(actor, (state) => state);
  const hasAccount = sources.some(({ kind }) => kind === 'account');
  const model = useMemo(
    () => myJourneysModel(snapshot, messages, locale, hasAccount),
    [snapshot, messages, locale, hasAccount],
  );
  return (
    <MyJourneysView
      model={model}
      offer={offer}
      send={(event) => actor.send(event)}
      messages={messages}
    />
  );
}
