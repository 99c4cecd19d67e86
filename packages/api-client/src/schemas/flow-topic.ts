import * as z from 'zod/mini';
import { list, nameText } from './bounded.js';
import { idText, lenient, textOrEmpty } from './lenient.js';
import { Source } from './source.js';

export const Difficulty = z.enum(['Advanced', 'Intermediate']);
export type Difficulty = z.infer<typeof Difficulty>;

/** A research topic to choose. */
export const Topic = z.looseObject({
  id: idText,
  title: z.string().check(z.minLength(1)),
  description: textOrEmpty,
  category: textOrEmpty,
  difficulty: Difficulty,
  /** Text range in months, e.g. "12-18 months". */
  estimatedDuration: textOrEmpty,
  /** 1 to 10. */
  potentialImpact: z.number().check(z.minimum(1), z.maximum(10)),
  /** Why this topic was suggested, in one sentence. */
  reason: lenient(z.string()),
});
export type Topic = z.infer<typeof Topic>;

const MAX_CATEGORIES = 100;

export const TopicSuggestionsRequest = z.object({
  preferences: z.object({ categories: list(nameText, MAX_CATEGORIES) }),
});
export type TopicSuggestionsRequest = z.infer<typeof TopicSuggestionsRequest>;

/** `suggestions` is undefined when the reply has no list; a list with a broken topic is malformed. */
export const TopicSuggestionsReply = z.object({
  suggestions: z.pipe(
    z.transform((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : undefined)),
    z.optional(z.array(Topic)),
  ),
  source: lenient(Source),
});
export type TopicSuggestionsReply = z.infer<typeof TopicSuggestionsReply>;
