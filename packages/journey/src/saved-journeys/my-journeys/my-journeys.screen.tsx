'use client';
import type { Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { createActor } from 'xstate';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { myJourneysActors } from './my-journeys.actors.js';
import { myJourneysMachine } from './my-journeys.machine.js';
import { myJourneysMessages } from './my-journeys.messages.js';
import { myJourneysModel } from './my-journeys.model.js';
import type { JourneySource, SavedEntry } from './my-journeys.types.js';
import { MyJourneysView } from './my-journeys.view.js';

export interface MyJourneysScreenProps {
  /** Sources of saved journeys, listed whenever the dialog opens. */
  readonly sources: readonly JourneySource[];
  readonly open: boolean;
  /** Called when the person closes the dialog. */
  readonly onClose: () => void;
  /** Called with the journey to show; the host closes the dialog and shows it. */
  readonly onOpen: (entry: SavedEntry) => void;
  /** Shown above the list, such as an offer to import local journeys. @default nothing */
  readonly offer?: ReactNode;
  readonly runtime: Runtime;
}

/**
 * The list of the journeys saved in this browser and, if a source has them, in the account, for a host that brings its
 * own `JourneyFrame`.
 * @example <MyJourneysScreen sources={[tenStepSource(storage)]} open={open} onClose={close} onOpen={show} runtime={runtime} />
 */
export function MyJourneysScreen({ open, ...props }: MyJourneysScreenProps) {
  // Unmounted while closed, so that each opening lists the sources again.
  return open ? <MyJourneysDialog {...props} /> : null;
}

function MyJourneysDialog({
  sources,
  onClose,
  onOpen,
  offer,
  runtime,
}: Omit<MyJourneysScreenProps, 'open'>) {
  const messages = useMessages(myJourneysMessages);
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
