'use client';
import { useLatest, useMessages } from '@spinout/flow-kit/react';
import { useEffect } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { FlowData } from '../data/flow-data.js';
import type { StepName } from '../data/steps.js';
import type { ReportEvent, ResearchFlowEvent } from '../events/flow-events.types.js';
import type { flowMachine } from './flow.machine.js';
import { flowMessages } from './flow.messages.js';

/** Callbacks for the host. Nothing is sent anywhere else. */
export interface FlowListeners {
  /** Called when the company is formed, with everything the steps have reported. @default nothing is called */
  readonly onComplete?: ((data: FlowData) => void) | undefined;
  /** Called when another step is shown, with its number from 1 and its name. @default nothing is called */
  readonly onStepChange?: ((step: number, name: StepName) => void) | undefined;
  /** Called when an error message is shown, with the message and its cause. @default nothing is called */
  readonly onError?: ((message: string, cause: unknown) => void) | undefined;
  /** Called with each event of the catalog in `docs/guide/events.md`: steps, calls, hypotheses, files and problems. @default nothing is called */
  readonly onEvent?: ((event: ResearchFlowEvent) => void) | undefined;
}

/** Calls the host's listeners for the events that the flow and its open step emit. */
export function useFlowListeners(
  actor: ActorRefFrom<typeof flowMachine>,
  step: AnyActorRef | undefined,
  listeners: FlowListeners,
  report: ReportEvent,
): void {
  const latest = useLatest<FlowListeners>(listeners);
  const { stepFailed } = useMessages(flowMessages);
  useEffect(() => {
    const subscription = actor.on('*', (event) => {
      report(event);
      if (event.type === 'step.changed') latest.onStepChange?.(event.step, event.name);
      if (event.type === 'flow.completed') latest.onComplete?.(event.data);
      if (event.type === 'step.loadFailed') latest.onError?.(stepFailed, event.error);
    });
    return () => subscription.unsubscribe();
  }, [actor, latest, report, stepFailed]);
  useEffect(() => {
    const subscription = step?.on('*', report as (event: { readonly type: string }) => void);
    return () => subscription?.unsubscribe();
  }, [step, report]);
}
