'use client';
import type { Hypothesis } from '@spinout/api-client';
import { createActor } from 'xstate';
import { literatureActors } from './literature.actors.js';
import {
  literatureMachine,
  type LiteratureDraft,
  type LiteratureResult,
} from './literature.machine.js';
import { LiteratureStepScreen } from './literature-step.screen.js';
import { observeSave } from '../../events/observe-save.js';
import { withStepFrame, type StepProps } from '../../view/with-step-frame.js';

export interface LiteratureStepProps extends StepProps<LiteratureResult, LiteratureDraft> {
  /** Sent as `journey_id`: the journey that the search belongs to. */
  readonly journeyId: string;
  /** The hypothesis to find papers for; with null and without papers, the step searches only on demand. */
  readonly hypothesis: Hypothesis | null;
  /** Whether the journey has papers to search by. @default false */
  readonly hasPapers?: boolean | undefined;
}

/** The literature review step on its own. */
export const LiteratureStep = withStepFrame(
  'LiteratureStep',
  ({ draft, journeyId, hypothesis, hasPapers }: LiteratureStepProps, { client, runtime, report }) =>
    createActor(
      literatureMachine.provide({ actors: literatureActors(client, observeSave(report)) }),
      {
        input: { runtime, draft, journeyId, hypothesis, hasPapers },
      },
    ),
  LiteratureStepScreen,
);
