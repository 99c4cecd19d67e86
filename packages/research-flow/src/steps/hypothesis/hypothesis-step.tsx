'use client';
import type { PaperAnalysis } from '@spinout/api-client';
import { createActor } from 'xstate';
import type { PastedPaper } from '../../evidence/verify-quote.js';
import { hypothesisActors } from './hypothesis.actors.js';
import {
  hypothesisMachine,
  type HypothesisDraft,
  type HypothesisResult,
} from './hypothesis.machine.js';
import { HypothesisStepScreen } from './hypothesis-step.screen.js';
import { withStepFrame, type StepProps } from '../../view/with-step-frame.js';

export interface HypothesisStepProps extends StepProps<HypothesisResult, HypothesisDraft> {
  /** Title of the topic. @default 'Advanced Research' */
  readonly topic?: string | undefined;
  /** Id of the research interest. @default 'general' */
  readonly interest?: string | undefined;
  /** Ids of the uploaded papers. @default none */
  readonly papers?: readonly string[] | undefined;
  /** The analysis of the user's paper, shown at the top of the step. @default none */
  readonly paperAnalysis?: PaperAnalysis | undefined;
  /** Title of the analyzed paper. @default none */
  readonly paperTitle?: string | undefined;
  /** The pasted text of the paper, used to verify quotes. @default quotes are shown unverified */
  readonly pastedPaper?: PastedPaper | undefined;
}

/**
 * The hypothesis step on its own.
 * @example <HypothesisStep api={api} topic="Sleep and memory" onComplete={({ hypothesis }) => save(hypothesis)} />
 */
export const HypothesisStep = withStepFrame(
  'HypothesisStep',
  (
    { draft, topic, interest, papers, paperAnalysis, paperTitle, pastedPaper }: HypothesisStepProps,
    { client, runtime },
  ) =>
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
  HypothesisStepScreen,
);
