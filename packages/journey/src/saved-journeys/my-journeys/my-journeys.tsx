'use client';
import { useLatest, useScreen } from '@spinout/flow-kit/react';
import { useCallback, type ReactNode } from 'react';
import { myJourneysActors } from './my-journeys.actors.js';
import { myJourneysMachine, type MyJourneysSnapshot } from './my-journeys.machine.js';
import { myJourneysMessages, type MyJourneysMessages } from './my-journeys.messages.js';
import { myJourneysModel } from './my-journeys.model.js';
import type { JourneySource, SavedEntry } from './my-journeys.types.js';
import { MyJourneysView } from './my-journeys.view.js';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';

export interface MyJourneysScreenProps {
  /** Sources of saved journeys, listed whenever the dialog opens. */
  readonly sources: readonly JourneySource[];
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called when the person closes the dialog. */
  readonly onClose: () => void;
  /** Called with the journey to show; the host closes the dialog and shows it. */
  readonly onOpen: (entry: SavedEntry) => void;
  /** Shown above the list, such as an offer to import local journeys. @default nothing */
  readonly offer?: ReactNode;
  /** Shown below the list, such as what the server stores. @default nothing */
  readonly footer?: ReactNode;
}

/**
 * The list of the journeys saved in this browser and, if a source has them, in the account, for a host that brings its
 * own `JourneyFrame`.
 * @example <MyJourneysScreen sources={[tenStepSource(storage)]} open={open} onClose={close} onOpen={show} />
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
  footer,
}: Omit<MyJourneysScreenProps, 'open'>) {
  const host = useLatest({ sources });
  const hasAccount = sources.some(({ kind }) => kind === 'account');
  const { model, send } = useScreen({
    machine: () => myJourneysMachine.provide({ actors: myJourneysActors(host) }),
    catalog: myJourneysMessages,
    model: useCallback(
      (snapshot: MyJourneysSnapshot, messages: MyJourneysMessages, locale: string) =>
        myJourneysModel(snapshot, messages, locale, hasAccount),
      [hasAccount],
    ),
    on: { 'journey.chosen': ({ entry }) => onOpen(entry), 'list.left': () => onClose() },
  });
  return <MyJourneysView model={model} offer={offer} footer={footer} send={send} />;
}

export type MyJourneysProps = FramedProps<MyJourneysScreenProps>;

/**
 * The list of the journeys saved in this browser and, if a source has them, in the account.
 * @example <MyJourneys sources={[tenStepSource(storage)]} open={open} onClose={close} onOpen={show} />
 */
export const MyJourneys = withFrame(MyJourneysScreen, 'MyJourneys');
