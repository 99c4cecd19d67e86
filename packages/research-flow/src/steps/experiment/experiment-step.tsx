'use client';
import type { Hypothesis } from '@spinout/api-client';
import { createActor } from 'xstate';
import { experimentActors } from './experiment.actors.js';
import {
  experimentMachine,
  type ExperimentDraft,
  type ExperimentResult,
} from './experiment.machine.js';
import { ExperimentStepScreen } from './experiment-step.screen.js';
import { withStepFrame, type StepProps } from '../../view/with-step-frame.js';

export interface ExperimentStepProps extends StepProps<ExperimentResult, ExperimentDraft> {
  /** Sent as `journey_id`: the journey that the design belongs to. */
  readonly journeyId: string;
  /** The hypothesis to test. */
  readonly hypothesis: Hypothesis | null;
  /** Ids of the uploaded papers, whose numbers the design may use. @default none */
  readonly papers?: readonly string[] | undefined;
}

/** The experiment design step on its own. */
export const ExperimentStep = withStepFrame(
  'ExperimentStep',
  ({ draft, journeyId, hypothesis, papers }: ExperimentStepProps, { client, runtime }) =>
    createActor(experimentMachine.provide({ actors: experimentActors(client) }), {
      input: { runtime, draft, journeyId, hypothesis, papers },
    }),
  ExperimentStepScreen,
);
