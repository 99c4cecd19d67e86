import { defineEndpoint } from './endpoint.js';

/** Suggests research topics for the given categories. */
export const suggestTopics = defineEndpoint({
  id: 'topics.suggest',
  method: 'POST',
  host: 'api',
  path: '/api/journey/ai-topic-suggestions',
  contract: async () => {
    const { TopicSuggestionsRequest: input, TopicSuggestionsReply: output } =
      await import('../schemas/flow-topic.js');
    return { input, output };
  },
});
