import * as z from 'zod/mini';
import { isUnsupported } from '../hypothesis/unsupported.js';
import { Claim } from './flow-evidence.js';
import { lenient, listOrEmpty, textOrEmpty } from './lenient.js';
import { Source } from './source.js';
import { Usage } from './usage.js';

/** Share 0..1; null without supporting evidence. */
const rating = z.nullish(z.number());

const Primary = z.looseObject({
  statement: textOrEmpty,
  confidence: rating,
  novelty: rating,
  testability: rating,
  rationale: textOrEmpty,
  /** The statement's sentences, each with its evidence. */
  claims: lenient(z.array(Claim)),
});

/** Output of the hypothesis agent. Ratings of an unsupported primary hypothesis are ignored. */
export const PipelineHypotheses = z.looseObject({
  primary: z.pipe(
    Primary,
    z.transform((primary) =>
      isUnsupported(primary)
        ? { ...primary, confidence: null, novelty: null, testability: null }
        : primary,
    ),
  ),
  secondary: listOrEmpty(
    z.looseObject({ statement: textOrEmpty, confidence: rating, novelty: rating }),
  ),
  experimental_approach: lenient(
    z.looseObject({
      phase1: textOrEmpty,
      phase2: textOrEmpty,
      phase3: textOrEmpty,
      timeline: textOrEmpty,
    }),
  ),
  source: lenient(Source),
  usage: lenient(Usage),
});
export type PipelineHypotheses = z.infer<typeof PipelineHypotheses>;
