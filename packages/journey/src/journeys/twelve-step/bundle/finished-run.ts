import type { TwelveStepContext } from '../twelve-step.context.js';
import type { RunStep, StepFindings } from '../twelve-step.types.js';
import { isComplete } from '../journey-steps.js';

/** A run that reached its last step, with everything that is shown of it. */
export interface FinishedRun extends StepFindings {
  readonly topic: string;
  readonly steps: readonly RunStep[];
}

/** The run of the page; null unless it reached its last step. */
export function getFinishedRun(context: TwelveStepContext): FinishedRun | null {
  const { runTopic: topic, steps, research, hypothesis, subject, paper, file } = context;
  return isComplete(steps) ? { topic, steps, research, hypothesis, subject, paper, file } : null;
}
