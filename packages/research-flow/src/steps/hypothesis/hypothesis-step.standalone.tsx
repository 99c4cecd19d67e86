'use client';
import type { ApiClient, PaperAnalysis } from '@spinout/api-client';
import { createActor } from 'xstate';
import type { HeldText } from '../../evidence/verify-quote.js';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import {
  StepFrame,
  useStepListeners,
  type StepFrameProps,
  type StepListeners,
} from '../../view/step-frame.js';
import { hypothesisActors } from './hypothesis.actors.js';
import {
  hypothesisMachine,
  type HypothesisDraft,
  type HypothesisResult,
} from './hypothesis.machine.js';
import { HypothesisStepScreen } from './hypothesis-step.js';

export interface HypothesisStepProps extends StepFrameProps, StepListeners<HypothesisResult> {
  readonly api: ApiClient;
  /** @default 'Advanced Research' */
  readonly topic?: string | undefined;
  /** @default 'general' */
  readonly interest?: string | undefined;
  /** Ids of the uploaded papers. @default none */
  readonly papers?: readonly string[] | undefined;
  /** What was read in the person's paper; shown at the head of the step. */
  readonly paperAnalysis?: PaperAnalysis | undefined;
  readonly paperTitle?: string | undefined;
  /** The paper's text, where it was pasted: quotes from it are checked. @default quotes are shown as they come */
  readonly heldText?: HeldText | undefined;
  /** What the person had before. */
  readonly draft?: HypothesisDraft | undefined;
  /** Clock, ids and log. @default those of the page */
  readonly runtime?: Runtime | undefined;
}

/**
 * Hypothesis generation without the rest of the flow.
 * @example <HypothesisStep api={api} topic="Sleep and memory" onComplete={({ hypothesis }) => save(hypothesis)} />
 */
export function HypothesisStep({
  api,
  topic,
  interest,
  papers,
  paperAnalysis,
  paperTitle,
  heldText,
  draft,
  runtime = systemRuntime,
  onComplete,
  onProblem,
  ...frame
}: HypothesisStepProps) {
  const client = useLatest(api);
  const actor = useMachineActor(() =>
    createActor(hypothesisMachine.provide({ actors: hypothesisActors(client) }), {
      input: {
        runtime,
        draft,
        topic,
        interest,
        papers,
        paperAnalysis: paperAnalysis ?? null,
        paperTitle: paperTitle ?? null,
        heldText,
      },
    }),
  );
  useStepListeners(actor, { onComplete, onProblem });
  return (
    <StepFrame {...frame} actor={actor}>
      <HypothesisStepScreen actor={actor} />
    </StepFrame>
  );
}
