'use client';
import type { ApiClient, Hypothesis } from '@spinout/api-client';
import { createActor } from 'xstate';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import {
  StepFrame,
  useStepListeners,
  type StepFrameProps,
  type StepListeners,
} from '../../view/step-frame.js';
import { experimentActors } from './experiment.actors.js';
import {
  experimentMachine,
  type ExperimentDraft,
  type ExperimentResult,
} from './experiment.machine.js';
import { ExperimentStepScreen } from './experiment-step.screen.js';

export interface ExperimentStepProps extends StepFrameProps, StepListeners<ExperimentResult> {
  readonly api: ApiClient;
  readonly journeyId: string;
  /** The hypothesis to test. */
  readonly hypothesis: Hypothesis | null;
  /** Ids of the uploaded papers, whose numbers the design may use. @default none */
  readonly papers?: readonly string[] | undefined;
  /** A draft to restore. */
  readonly draft?: ExperimentDraft | undefined;
  /** Clock, ids and log. @default those of the browser */
  readonly runtime?: Runtime | undefined;
}

/** The experiment design step on its own. */
export function ExperimentStep({
  api,
  journeyId,
  hypothesis,
  papers,
  draft,
  runtime = systemRuntime,
  onComplete,
  onProblem,
  ...frame
}: ExperimentStepProps) {
  const client = useLatest(api);
  const actor = useMachineActor(() =>
    createActor(experimentMachine.provide({ actors: experimentActors(client) }), {
      input: { runtime, draft, journeyId, hypothesis, papers },
    }),
  );
  useStepListeners(actor, { onComplete, onProblem });
  return (
    <StepFrame {...frame} actor={actor}>
      <ExperimentStepScreen actor={actor} />
    </StepFrame>
  );
}
