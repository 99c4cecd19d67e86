import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';
import { DIRECTIONS } from './hypothesis-parts.js';

/** A field that is dropped if it is unreadable, so that the flow is not lost. */
const lenient = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

const text = lenient(z.string());
const hypothesis = z.extend(schemas.Hypothesis, { generated_at: z.optional(z.string()) });
const parts = {
  factor: z.string(),
  comparator: z.string(),
  outcome: z.string(),
  direction: z.enum(DIRECTIONS),
  mechanism: z.string(),
  population: z.string(),
  conditions: z.string(),
};

export const hypothesisDraft = z.object({
  hypothesis: z.nullable(hypothesis),
  unsupported: text,
  own: text,
  ownParts: lenient(z.object(parts)),
  isWritingOwn: lenient(z.boolean()),
  ownHypotheses: lenient(z.array(hypothesis)),
  candidates: lenient(z.array(schemas.HypothesisOption)),
  isModelAllowed: lenient(z.boolean()),
  modelReport: lenient(schemas.LanguageModelReport),
  preferences: lenient(z.array(z.object({ preferred: z.string(), other: z.string() }))),
  start: lenient(schemas.StartingPoint),
  edit: lenient(z.object({ statement: z.string(), ...parts })),
});
