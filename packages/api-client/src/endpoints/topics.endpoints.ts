import { contractOf, defineEndpoint } from './endpoint.js';

const loadSchemas = () => import('../schemas/flow-topic.js');

/** Suggests research topics for the given categories. */
export const suggestTopics = defineEndpoint({
  id: 'topics.suggest',
  method: 'POST',
  path: '/api/journey/ai-topic-suggestions',
  contract: contractOf(loadSchemas, 'TopicSuggestionsRequest', 'TopicSuggestionsReply'),
});
