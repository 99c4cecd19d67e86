'use client';
import type { ApiClient, PaperAnalysis } from '@spinout/api-client';
import { createActor } from 'xstate';
import type { PastedPaper } from '../../evidence/verify-quote.js';
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
import { HypothesisStepScreen } from './hypothesis-step.screen.js';

export interface HypothesisStepProps extends StepFrameProps, StepListeners<HypothesisResult> {
  readonly api: ApiClient;
  /** @default 'Advanced Research' */
  readonly topic?: string | undefined;
  /** @default 'general' */
  readonly interest?: string | undefined;
  /** Ids of the uploaded papers. @default none */
  readonly papers?: readonly string[] | undefined;
  /** The analysis of the user's paper, shown at the top of the step. */
  readonly paperAnalysis?: PaperAnalysis | undefined;
  readonly paperTitle?: string | undefined;
  /** The pasted text of the paper, used to verify quotes. @default quotes are shown unverified */
  readonly pastedPaper?: PastedPaper | undefined;
  /** A draft to restore. */
  readonly draft?: HypothesisDraft | undefined;
  /** Clock, ids and log. @default those of the browser */
  readonly runtime?: Runtime | undefined;
}

/**
 * The hypothesis step on its own.
 * @example <HypothesisStep api={api} topic="Sleep and memory" onComplete={({ hypothesis }) => save(hypothesis)} />
 */
export function HypothesisStep({
  api,
  topic,
  interest,
  papers,
  paperAnalysis,
  paperTitle,
  pastedPaper,
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
        pastedPaper,
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
