'use client';
import { lazy } from 'react';
import type { AnyActorRef } from 'xstate';
import { TopicStepScreen } from '../steps/topic/topic-step.js';
import type { StepName } from './steps.js';

// Each later step is loaded on its own; the one after the current step is fetched ahead.
const load = {
  paper: () => import('../steps/paper/paper-step.js'),
  hypothesis: () => import('../steps/hypothesis/hypothesis-step.js'),
  literature: () => import('../steps/literature/literature-step.js'),
  experiment: () => import('../steps/experiment/experiment-step.js'),
  company: () => import('../steps/company/company-step.js'),
} as const;

const PaperStepScreen = lazy(async () => ({ default: (await load.paper()).PaperStepScreen }));
const HypothesisStepScreen = lazy(async () => ({
  default: (await load.hypothesis()).HypothesisStepScreen,
}));
const LiteratureStepScreen = lazy(async () => ({
  default: (await load.literature()).LiteratureStepScreen,
}));
const ExperimentStepScreen = lazy(async () => ({
  default: (await load.experiment()).ExperimentStepScreen,
}));
const CompanyStepScreen = lazy(async () => ({
  default: (await load.company()).CompanyStepScreen,
}));

const next: Record<StepName, (() => Promise<unknown>) | null> = {
  topic: load.paper,
  paper: load.hypothesis,
  hypothesis: load.literature,
  literature: load.experiment,
  experiment: load.company,
  company: null,
};

/** Fetches the screen after the given one; a failure is met again, and shown, when it is opened. */
export const fetchAhead = (name: StepName): void => {
  next[name]?.().catch(() => undefined);
};

const screens: Record<StepName, React.ComponentType<{ actor: never }>> = {
  topic: TopicStepScreen,
  paper: PaperStepScreen,
  hypothesis: HypothesisStepScreen,
  literature: LiteratureStepScreen,
  experiment: ExperimentStepScreen,
  company: CompanyStepScreen,
};

/** The screen of a running step. The flow's machine runs under each name the machine of that name. */
export function StepScreen({ name, actor }: { name: StepName; actor: AnyActorRef }) {
  const Screen = screens[name] as React.ComponentType<{ actor: AnyActorRef }>;
  return <Screen actor={actor} />;
}
