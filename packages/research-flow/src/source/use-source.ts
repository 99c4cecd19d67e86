'use client';
import { isFocusLost } from '@spinout/design-system';
import { useMachineActor } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { useCallback, useRef } from 'react';
import { createActor } from 'xstate';
import type { OpenSource } from './source-context.js';
import { sourceMachine, type SourceEvent } from './source.machine.js';

/** Runs the machine that knows which source is open, and returns the focus when it is closed. */
export function useSource() {
  const actor = useMachineActor(() => createActor(sourceMachine));
  const context = useSelector(actor, (state) => state.context);
  const opener = useRef<HTMLElement | null>(null);
  const open: OpenSource = useCallback(
    (evidence, element) => {
      opener.current = element;
      actor.send({ type: 'source.opened', evidence });
    },
    [actor],
  );
  const close = useCallback(() => {
    actor.send({ type: 'source.closed' });
    const { current } = opener;
    // After the panel is gone, so that a dialog has returned the focus of its own first.
    requestAnimationFrame(() => {
      if (current?.isConnected === true && isFocusLost(current))
        current.focus({ preventScroll: true });
    });
  }, [actor]);
  const send = useCallback((event: SourceEvent) => actor.send(event), [actor]);
  return { context, open, close, send };
}
