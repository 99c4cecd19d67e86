'use client';
import { whenIdle } from '@spinout/flow-kit';
import type { ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import { STEPS, type StepName } from '../data/steps.js';
import { preloadLaterParts } from './later-views.js';
import { firstStep, loadedSteps, loadStep } from './load-step.js';

// Each screen expects the actor of its own machine; the flow runs that machine under the name of the step.
type Screen = ComponentType<{ actor: AnyActorRef }>;

/**
 * Loads the code of the next step, and what is shown beside it, when the browser is idle. A failure is shown when the step is opened,
 * which loads it again.
 * @param onLoaded is called when both are loaded
 */
export const prefetchAfter = (name: StepName, onLoaded: () => void): void => {
  const next = STEPS[STEPS.indexOf(name) + 1];
  if (next)
    whenIdle(
      () =>
        void loadStep(next).then(
          () => preloadLaterParts(onLoaded),
          () => undefined,
        ),
    );
};

/** The screen of a running step; the code of a later one was loaded before its actor started. */
export function StepScreen({ name, actor }: { name: StepName; actor: AnyActorRef }) {
  const Screen = (loadedSteps[name] ?? firstStep).Screen as Screen;
  return <Screen actor={actor} />;
}
