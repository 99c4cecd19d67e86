'use client';
import { useSelector } from '@xstate/react';
import { useCallback, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import {
  createActor,
  type Actor,
  type AnyActor,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { useLocale, useMessages } from '../messages/messages-provider.js';
import type { Runtime } from '../runtime/runtime.js';
import { useRuntime } from './runtime-provider.js';
import { useLatest } from './use-latest.js';
import { useMachineActor } from './use-machine-actor.js';

type EmittedType<Machine extends AnyStateMachine> = EmittedFrom<Machine>['type'];

/** Handlers of the events that a machine emits, by type. */
export type EmittedHandlers<Machine extends AnyStateMachine> = {
  readonly [Type in EmittedType<Machine>]?: (
    event: Extract<EmittedFrom<Machine>, { readonly type: Type }>,
  ) => void;
};

export interface ScreenOptions<Machine extends AnyStateMachine, Catalog extends object, Model> {
  /** Creates the machine with its actors, once. */
  readonly machine: () => Machine;
  /** The machine's input, read once; the runtime of the provider is added. */
  readonly input?: Omit<InputFrom<Machine>, 'runtime'>;
  /** The texts of the screen. */
  readonly catalog: Catalog;
  /** Derives what the view shows. Memoized, so it must not change between renders without a reason. */
  readonly model: (snapshot: SnapshotFrom<Machine>, messages: Catalog, locale: string) => Model;
  /** Called for events that the machine emits. @default none */
  readonly on?: EmittedHandlers<Machine>;
}

/** Runs a machine while the screen is mounted, and derives the model that its view shows. */
export function useScreen<Machine extends AnyStateMachine, Catalog extends object, Model>({
  machine,
  input,
  catalog,
  model: toModel,
  on,
}: ScreenOptions<Machine, Catalog, Model>) {
  const runtime: Runtime = useRuntime();
  const messages = useMessages(catalog);
  const locale = useLocale();
  const actor: Actor<Machine> = useMachineActor(() =>
    createActor(machine(), { input: { ...input, runtime } as InputFrom<Machine> }),
  );
  useEmittedEvents(actor, on ?? {});
  const snapshot = useSelector(actor, (state) => state);
  useSnapshotBeforePaint(actor, snapshot);
  const model = useMemo(
    () => toModel(snapshot, messages, locale),
    [toModel, snapshot, messages, locale],
  );
  const send = useCallback((event: EventFrom<Machine>) => actor.send(event), [actor]);
  return { model, send, actor };
}

/** Renders again before the paint if the actor has changed its state meanwhile; `useSelector` would do so after the first one. */
function useSnapshotBeforePaint(actor: AnyActor, rendered: unknown) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (actor.getSnapshot() !== rendered) renderAgain();
  }, [actor, rendered]);
}

type AnyHandlers = Readonly<Record<string, ((event: never) => void) | undefined>>;

/** The set of event types is fixed at first; the latest handlers are called. */
function useEmittedEvents(actor: AnyActor, handlers: AnyHandlers) {
  const latest = useLatest(handlers);
  const [types] = useState(() => Object.keys(handlers));
  useLayoutEffect(() => {
    const subscriptions = types.map((type) =>
      actor.on(type, (event) => latest[type]?.(event as never)),
    );
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, latest, types]);
}
