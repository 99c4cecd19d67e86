import * as z from 'zod/mini';
import { between, count, doi, id, share, text, wholeNumber, nonBlankText } from './rules.js';

export const TopicRules = z.looseObject({
  id,
  title: nonBlankText,
  description: nonBlankText,
  category: nonBlankText,
  difficulty: z.enum(['Advanced', 'Intermediate']),
  estimatedDuration: z
    .string()
    .check(z.regex(/(?<!\d)\d+\s*(-|–|to)\s*\d+\s*months/, { error: 'must be a range in months' })),
  potentialImpact: between(1, 10),
});

export const HypothesisRules = z.looseObject({
  id,
  title: nonBlankText,
  statement: nonBlankText,
  confidence: share,
  estimated_impact: text,
  timeline: text,
  methodology: z.array(nonBlankText),
  next_steps: z.array(nonBlankText),
});

export const PaperRules = z.looseObject({
  id,
  title: nonBlankText,
  authors: z.array(nonBlankText),
  journal: text,
  year: z.nullable(z.union([wholeNumber, z.string().check(z.regex(/^\d{4}/))])),
  relevance: share,
  abstract: text,
  doi: z.nullish(z.union([doi, z.literal('')])),
});

export const LiteratureAnalysisRules = z.looseObject({
  themes: z.array(nonBlankText),
  gaps: z.array(nonBlankText),
  methodologies: z.array(nonBlankText),
});

export const DesignRules = z.looseObject({
  methodology: nonBlankText,
  sampleSize: wholeNumber.check(z.minimum(1, { error: 'must be 1 or more' })),
  duration: nonBlankText,
  budget: count,
  controls: z.array(nonBlankText),
  equipment: z.array(nonBlankText),
  variables: z.looseObject({
    independent: z.array(nonBlankText),
    dependent: z.array(nonBlankText),
    controlled: z.array(nonBlankText),
  }),
  timeline: z.array(z.looseObject({ phase: nonBlankText, duration: text, description: text })),
});
