import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';

const list = {
  suggestions: z.array(schemas.Topic),
  suggestionsSource: z.nullable(schemas.Source),
};

export const topicDraft = z.object({
  tab: z.enum(['suggestions', 'browse', 'custom']),
  category: z.nullable(z.string()),
  customText: z.string(),
  ...list,
  earlier: z.catch(z.optional(z.array(z.object(list))), undefined),
  selected: z.nullable(schemas.Topic),
});
