'use client';
import { lazy, useState, type ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import { TopicStepScreen } from '../steps/topic/topic-step.screen.js';
import { loadStepLogic } from './load-step-logic.js';
import type { LazyStep, StepName } from '../data/steps.js';

type Screen = ComponentType<{ actor: AnyActorRef }>;

// Each screen expects the actor of its own machine; the flow runs that machine under the name of the step.
const asScreen = (screen: ComponentType<never>) => screen as Screen;

const screenLoaders: Record<LazyStep, () => Promise<Screen>> = {
  paper: async () =>
    asScreen((await import('../steps/paper/paper-step.screen.js')).PaperStepScreen),
  hypothesis: async () =>
    asScreen((await import('../steps/hypothesis/hypothesis-step.screen.js')).HypothesisStepScreen),
  literature: async () =>
    asScreen((await import('../steps/literature/literature-step.screen.js')).LiteratureStepScreen),
  experiment: async () =>
    asScreen((await import('../steps/experiment/experiment-step.screen.js')).ExperimentStepScreen),
  company: async () =>
    asScreen((await import('../steps/company/company-step.screen.js')).CompanyStepScreen),
};

/** Screens that are already loaded: rendered synchronously, whereas `lazy` would suspend even for these. */
const loadedScreens: Partial<Record<StepName, Screen>> = { topic: asScreen(TopicStepScreen) };

const loadScreen = async (name: LazyStep): Promise<Screen> =>
  (loadedScreens[name] ??= await screenLoaders[name]());

/** Suspends until the screen is loaded; after a failure, opening it again loads it again. */
const createLazyScreen = (name: LazyStep) =>
  lazy(async () => {
    try {
      return { default: await loadScreen(name) };
    } catch (error) {
      lazyScreens[name] = createLazyScreen(name);
      throw error;
    }
  });

const lazyScreens: Partial<Record<StepName, Screen>> = {
  paper: createLazyScreen('paper'),
  hypothesis: createLazyScreen('hypothesis'),
  literature: createLazyScreen('literature'),
  experiment: createLazyScreen('experiment'),
  company: createLazyScreen('company'),
};

const nextStep: Record<StepName, LazyStep | null> = {
  topic: 'paper',
  paper: 'hypothesis',
  hypothesis: 'literature',
  literature: 'experiment',
  experiment: 'company',
  company: null,
};

/** A failed prefetch is retried, and its error shown, when the step is opened. */
const ignoreFailure = (prefetch: Promise<unknown>) => void prefetch.catch(() => undefined);

/** Prefetches the screen of a step, and the screen and machine of the next step. */
export const prefetchStep = (name: StepName): void => {
  if (name !== 'topic') ignoreFailure(loadScreen(name));
  const next = nextStep[name];
  if (next === null) return;
  ignoreFailure(loadScreen(next));
  ignoreFailure(loadStepLogic[next]());
};

/** The screen of a running step. Chosen once, so that a screen that loads later does not replace its own lazy wrapper. */
export function StepScreen({ name, actor }: { name: StepName; actor: AnyActorRef }) {
  const [Screen] = useState(() => loadedScreens[name] ?? lazyScreens[name]);
  return Screen ? <Screen actor={actor} /> : null;
}
