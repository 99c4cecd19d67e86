'use client';
import type { ApiClient } from '@spinout/api-client';
import { createActor } from 'xstate';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import {
  StepFrame,
  useStepListeners,
  type StepFrameProps,
  type StepListeners,
} from '../../view/step-frame.js';
import { paperActors } from './paper.actors.js';
import { paperMachine, type PaperDraft, type PaperResult } from './paper.machine.js';
import { PaperStepScreen } from './paper-step.screen.js';

export interface PaperStepProps extends StepFrameProps, StepListeners<PaperResult> {
  readonly api: ApiClient;
  /** Sent as `journey_id`. @default a new id */
  readonly journeyId?: string | undefined;
  /** A draft to restore. */
  readonly draft?: PaperDraft | undefined;
  /** Clock, ids and log. @default those of the browser */
  readonly runtime?: Runtime | undefined;
}

const JOURNEY_ID_PREFIX = 'journey-';

/**
 * The paper upload step on its own.
 * @example <PaperStep api={api} onComplete={({ analysis }) => save(analysis)} />
 */
export function PaperStep({
  api,
  journeyId,
  draft,
  runtime = systemRuntime,
  onComplete,
  onProblem,
  ...frame
}: PaperStepProps) {
  const client = useLatest(api);
  const actor = useMachineActor(() =>
    createActor(paperMachine.provide({ actors: paperActors(client) }), {
      input: { runtime, draft, journeyId: journeyId ?? runtime.newId(JOURNEY_ID_PREFIX) },
    }),
  );
  useStepListeners(actor, { onComplete, onProblem });
  return (
    <StepFrame {...frame} actor={actor}>
      <PaperStepScreen actor={actor} />
    </StepFrame>
  );
}
