'use client';
import { createActor } from 'xstate';
import { paperActors } from './paper.actors.js';
import { paperMachine, type PaperDraft, type PaperResult } from './paper.machine.js';
import { PaperStepScreen } from './paper-step.screen.js';
import { withStepFrame, type StepProps } from '../../view/with-step-frame.js';

export interface PaperStepProps extends StepProps<PaperResult, PaperDraft> {
  /** Sent as `journey_id`. @default a new id */
  readonly journeyId?: string | undefined;
}

const JOURNEY_ID_PREFIX = 'journey-';

/**
 * The paper upload step on its own.
 * @example <PaperStep api={api} onComplete={({ analysis }) => save(analysis)} />
 */
export const PaperStep = withStepFrame(
  'PaperStep',
  ({ draft, journeyId }: PaperStepProps, { client, runtime }) =>
    createActor(paperMachine.provide({ actors: paperActors(client) }), {
      input: { runtime, draft, journeyId: journeyId ?? runtime.newId(JOURNEY_ID_PREFIX) },
    }),
  PaperStepScreen,
);
