'use client';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLatest } from '@spinout/flow-kit/react';
import { problemMessages } from '../problems/problem.messages.js';
import { problemText } from '../problems/problem.js';
import { useMessages } from '@spinout/flow-kit/react';
import type { flowMachine } from './flow.machine.js';
import { flowMessages } from './flow.messages.js';
import type { FlowEmitted } from './flow.types.js';
import type { FlowData } from '../data/flow-data.js';

/** Callbacks for the host. Nothing is sent anywhere else. */
export interface FlowListeners {
  /** Called when the company is formed, with everything the steps have reported. */
  readonly onComplete?: ((data: FlowData) => void) | undefined;
  /** Called when another step is shown, with its number from 1 and its name. */
  readonly onStepChange?: ((step: number, name: string) => void) | undefined;
  /** Called when an error message is shown, with the message and its cause. */
  readonly onError?: ((message: string, cause: unknown) => void) | undefined;
  /** Called for every event that the flow emits. */
  readonly onEvent?: ((event: FlowEmitted) => void) | undefined;
}

/** Calls the host's listeners for emitted events. */
export function useFlowListeners(
  actor: ActorRefFrom<typeof flowMachine>,
  listeners: FlowListeners,
): void {
  const latest = useLatest<FlowListeners>(listeners);
  const messages = useMessages(problemMessages);
  const { stepFailed } = useMessages(flowMessages);
  useEffect(() => {
    const subscription = actor.on('*', (event) => {
      latest.onEvent?.(event);
      if (event.type === 'step.changed') latest.onStepChange?.(event.step, event.name);
      if (event.type === 'flow.completed') latest.onComplete?.(event.data);
      if (event.type === 'problem.reported') {
        latest.onError?.(problemText(event.problem, messages), event.problem.error);
      }
      if (event.type === 'step.loadFailed') latest.onError?.(stepFailed, event.error);
    });
    return () => subscription.unsubscribe();
  }, [actor, latest, messages, stepFailed]);
}
