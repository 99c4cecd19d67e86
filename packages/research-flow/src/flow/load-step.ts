import type { StepName } from '../data/steps.js';
import { TopicStepScreen } from '../steps/topic/topic-step.screen.js';
import { TopicSummary } from '../steps/topic/topic-summary.view.js';
import type { FirstStep, LoadedStep } from './step-loaders.js';
import { topicStep } from './steps/topic.step.js';

/**
 * Loads what the flow needs as soon as it has started. With the imports of the later steps in a file of the first load, bundlers
 * would write the names of all of their files there.
 */
export const loadStartup = () => import('./startup.code.js');

/** The code of the first step, which every flow loads first. */
export const firstStep: FirstStep = {
  definition: topicStep,
  Screen: TopicStepScreen,
  Summary: TopicSummary,
};

/** The code that is loaded. It is read without a promise: even an import of a loaded module takes some frames. */
export const loadedSteps: Partial<Record<StepName, LoadedStep>> = {};

/** Loads the code of a step. */
export const loadStep = async (name: StepName): Promise<LoadedStep> =>
  (loadedSteps[name] ??= await (await loadStartup()).loadStepCode(name, firstStep));

/** Loads what the flow shows after its first step. */
export const loadLaterParts = () => import('./later-parts.js');
