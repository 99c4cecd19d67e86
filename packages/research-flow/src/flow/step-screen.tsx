'use client';
import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { STEPS, type LazyStep, type StepName } from '../data/steps.js';
import { preloadTopicTabs } from '../steps/topic/topic-later-parts.js';
import { TopicStepScreen } from '../steps/topic/topic-step.screen.js';
import { loadRevisitRules, loadStep } from './load-step.js';

type Screen = ComponentType<{ actor: AnyActorRef }>;

// Each screen expects the actor of its own machine; the flow runs that machine under the name of the step.
const asScreen = (screen: (props: never) => ReactNode) => screen as Screen;

/** Screens that are already loaded: rendered synchronously, whereas `lazy` would suspend even for these. */
const loadedScreens: Partial<Record<StepName, Screen>> = { topic: asScreen(TopicStepScreen) };

const lazyScreens: Partial<Record<StepName, Screen>> = {};

const loadScreen = async (name: LazyStep): Promise<Screen> =>
  (loadedScreens[name] ??= asScreen((await loadStep(name)).Screen));

/** Suspends until the screen is loaded; after a failure, opening it again loads it again. */
const createLazyScreen = (name: LazyStep) =>
  lazy(async () => {
    try {
      return { default: await loadScreen(name) };
    } catch (error) {
      delete lazyScreens[name];
      throw error;
    }
  });

const getScreen = (name: StepName): Screen =>
  loadedScreens[name] ?? (lazyScreens[name] ??= createLazyScreen(name as LazyStep));

/** A failed prefetch is retried, and its error shown, when the step is opened. */
const ignoreFailure = (prefetch: Promise<unknown>) => void prefetch.catch(() => undefined);

/** Prefetches the screen of a step, and the screen and machine of the next step. */
export const prefetchStep = (name: StepName): void => {
  if (name === 'topic') preloadTopicTabs();
  else ignoreFailure(loadScreen(name));
  const next = STEPS[STEPS.indexOf(name) + 1];
  if (next === undefined || next === 'topic') return;
  ignoreFailure(loadScreen(next));
  ignoreFailure(loadRevisitRules());
};

/** The screen of a running step. Chosen once, so that a screen that loads later does not replace its own lazy wrapper. */
export function StepScreen({ name, actor }: { name: StepName; actor: AnyActorRef }) {
  const [Screen] = useState(() => getScreen(name));
  return <Screen actor={actor} />;
}
