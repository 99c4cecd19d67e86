import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';

export const topicDraft = z.object({
  tab: z.enum(['suggestions', 'browse', 'custom']),
  category: z.nullable(z.string()),
  customText: z.string(),
  suggestions: z.array(schemas.Topic),
  suggestionsSource: z.nullable(schemas.Source),
  selected: z.nullable(schemas.Topic),
});
