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
import { literatureActors } from './literature.actors.js';
import {
  literatureMachine,
  type LiteratureDraft,
  type LiteratureResult,
} from './literature.machine.js';
import { LiteratureStepScreen } from './literature-step.screen.js';

export interface LiteratureStepProps extends StepFrameProps, StepListeners<LiteratureResult> {
  readonly api: ApiClient;
  readonly journeyId: string;
  /** The hypothesis to find papers for; with null and without papers, the step searches only on demand. */
  readonly hypothesis: Hypothesis | null;
  /** Whether the journey has papers to search by. @default false */
  readonly hasPapers?: boolean | undefined;
  /** A draft to restore. */
  readonly draft?: LiteratureDraft | undefined;
  /** Clock, ids and log. @default those of the browser */
  readonly runtime?: Runtime | undefined;
}

/** The literature review step on its own. */
export function LiteratureStep({
  api,
  journeyId,
  hypothesis,
  hasPapers,
  draft,
  runtime = systemRuntime,
  onComplete,
  onProblem,
  ...frame
}: LiteratureStepProps) {
  const client = useLatest(api);
  const actor = useMachineActor(() =>
    createActor(literatureMachine.provide({ actors: literatureActors(client) }), {
      input: { runtime, draft, journeyId, hypothesis, hasPapers },
    }),
  );
  useStepListeners(actor, { onComplete, onProblem });
  return (
    <StepFrame {...frame} actor={actor}>
      <LiteratureStepScreen actor={actor} />
    </StepFrame>
  );
}
