import { defineEndpoint } from '../endpoint.js';
import { TopicSuggestionsReply, TopicSuggestionsRequest } from '../schemas/flow-topic.js';

/** API-01. Suggests research topics for the given categories. */
export const suggestTopics = defineEndpoint({
  id: 'topics.suggest',
  method: 'POST',
  host: 'api',
  path: '/api/journey/ai-topic-suggestions',
  input: TopicSuggestionsRequest,
  output: TopicSuggestionsReply,
});
