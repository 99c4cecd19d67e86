'use client';
import { useMessages } from '@spinout/flow-kit/react';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { flowMachine } from '../flow.machine.js';
import { isBlank } from '../create-saved-flow.js';
import { createStart } from './create-start.js';
import { startMessages } from './start.messages.js';
import type { FlowStart } from './start.types.js';

export interface StartProps {
  readonly actor: ActorRefFrom<typeof flowMachine>;
  readonly start: FlowStart;
  /** Whether it replaces a saved flow. @default false */
  readonly replaces?: boolean | undefined;
  /** Called when the flow has started. */
  readonly onDone: () => void;
}

/** Starts the flow from a paper or an interest as soon as the saved flow is restored. */
export function Start({ actor, start, replaces = false, onDone }: StartProps) {
  const messages = useMessages(startMessages);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const isRestored = useSyncExternalStore(
    subscribe,
    () => !actor.getSnapshot().matches('restoring'),
  );
  const started = useRef<FlowStart | null>(null);
  useEffect(() => {
    if (!isRestored || started.current === start) return;
    started.current = start;
    const { context } = actor.getSnapshot();
    if (replaces || isBlank(context, context.initialData))
      actor.send({ type: 'flow.started', change: createStart(context, start, messages) });
    onDone();
  }, [actor, isRestored, start, replaces, messages, onDone]);
  return null;
}
