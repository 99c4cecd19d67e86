'use client';
import type { ApiClient } from '@spinout/api-client';
import { useState, useSyncExternalStore } from 'react';
import { createActor, type ActorRefFrom, type AnyActorRef } from 'xstate';
import type { flowMachine } from './flow.machine.js';
import { topicStep } from './steps/topic.step.js';

const subscribeToNothing = () => () => undefined;

/** Whether a component was rendered on a server, or now takes over what a server has rendered. */
function useIsServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isServerRendered] = useState(isHydrating);
  return isServerRendered;
}

/**
 * The first step as a server shows it, where nothing is known of a saved flow: an actor that is never started. The running step
 * takes its place in the same elements. A page that no server has rendered needs none.
 * @returns null if the flow opens with another step
 */
export function useFirstStepPreview(
  flow: ActorRefFrom<typeof flowMachine>,
  api: ApiClient,
): AnyActorRef | null {
  const isServerRendered = useIsServerRendered();
  const [preview] = useState(() => {
    const { context } = flow.getSnapshot();
    if (!isServerRendered || context.step !== 1 || context.data.hypothesis) return null;
    const input = { runtime: context.runtime, ...topicStep.getInput(context) };
    return createActor(topicStep.createMachine(api), { input });
  });
  return preview;
}
