import * as z from 'zod/mini';
import { count, doi, id, share, text, wholeNumber, words } from './rules.js';

/** ENT-02, as it travels. */
export const TopicRules = z.looseObject({
  id,
  title: words,
  description: words,
  category: words,
  difficulty: z.enum(['Advanced', 'Intermediate']),
  estimatedDuration: z
    .string()
    .check(z.regex(/\d+\s*(-|–|to)\s*\d+\s*months/, { error: 'must be a range in months' })),
  potentialImpact: z
    .number()
    .check(
      z.minimum(1, { error: 'must be 1 or more' }),
      z.maximum(10, { error: 'must be 10 or less' }),
    ),
});

/** ENT-04, as it travels. */
export const HypothesisRules = z.looseObject({
  id,
  title: words,
  statement: words,
  confidence: share,
  estimated_impact: text,
  timeline: text,
  methodology: z.array(words),
  next_steps: z.array(words),
});

/** ENT-05, as it travels. */
export const PaperRules = z.looseObject({
  id,
  title: words,
  authors: z.array(words),
  journal: text,
  year: z.nullable(z.union([wholeNumber, z.string().check(z.regex(/^\d{4}/))])),
  relevance: share,
  abstract: text,
  doi: z.nullish(z.union([doi, z.literal('')])),
});

/** ENT-06, as it travels. */
export const LiteratureAnalysisRules = z.looseObject({
  themes: z.array(words),
  gaps: z.array(words),
  methodologies: z.array(words),
});

/** ENT-03, as it travels. */
export const DesignRules = z.looseObject({
  methodology: words,
  sampleSize: wholeNumber.check(z.minimum(1, { error: 'must be 1 or more' })),
  duration: words,
  budget: count,
  controls: z.array(words),
  equipment: z.array(words),
  variables: z.looseObject({
    independent: z.array(words),
    dependent: z.array(words),
    controlled: z.array(words),
  }),
  timeline: z.array(z.looseObject({ phase: words, duration: text, description: text })),
});
