'use client';
import { lazy, useState, type ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import { TopicStepScreen } from '../steps/topic/topic-step.js';
import { stepLogic } from './step-logic.js';
import type { LaterStep, StepName } from './steps.js';

type Screen = ComponentType<{ actor: AnyActorRef }>;

// Each screen takes the actor of its own machine; the flow's machine runs that machine under the step's name.
const asScreen = (screen: ComponentType<never>) => screen as Screen;

const load: Record<LaterStep, () => Promise<Screen>> = {
  paper: async () => asScreen((await import('../steps/paper/paper-step.js')).PaperStepScreen),
  hypothesis: async () =>
    asScreen((await import('../steps/hypothesis/hypothesis-step.js')).HypothesisStepScreen),
  literature: async () =>
    asScreen((await import('../steps/literature/literature-step.js')).LiteratureStepScreen),
  experiment: async () =>
    asScreen((await import('../steps/experiment/experiment-step.js')).ExperimentStepScreen),
  company: async () =>
    asScreen((await import('../steps/company/company-step.js')).CompanyStepScreen),
};

/** Screens whose code has arrived: shown at once, where `lazy` would wait a moment even for these. */
const arrived: Partial<Record<StepName, Screen>> = { topic: asScreen(TopicStepScreen) };

const fetchScreen = async (name: LaterStep): Promise<Screen> =>
  (arrived[name] ??= await load[name]());

/** Waits for a screen; where it did not come, the next to open it waits anew. */
const lazily = (name: LaterStep) =>
  lazy(async () => {
    try {
      return { default: await fetchScreen(name) };
    } catch (error) {
      waitedFor[name] = lazily(name);
      throw error;
    }
  });

const waitedFor: Partial<Record<StepName, Screen>> = {
  paper: lazily('paper'),
  hypothesis: lazily('hypothesis'),
  literature: lazily('literature'),
  experiment: lazily('experiment'),
  company: lazily('company'),
};

const after: Record<StepName, LaterStep | null> = {
  topic: 'paper',
  paper: 'hypothesis',
  hypothesis: 'literature',
  literature: 'experiment',
  experiment: 'company',
  company: null,
};

/** A failure is met again, and shown, when the step is opened. */
const quietly = (fetched: Promise<unknown>) => void fetched.catch(() => undefined);

/** Fetches the screen of a step, and all of the one after it. */
export const fetchAhead = (name: StepName): void => {
  if (name !== 'topic') quietly(fetchScreen(name));
  const next = after[name];
  if (next === null) return;
  quietly(fetchScreen(next));
  quietly(stepLogic[next]());
};

/** The screen of a running step. Chosen once: a screen that arrives later must not replace its own wait. */
export function StepScreen({ name, actor }: { name: StepName; actor: AnyActorRef }) {
  const [Screen] = useState(() => arrived[name] ?? waitedFor[name]);
  return Screen ? <Screen actor={actor} /> : null;
}
