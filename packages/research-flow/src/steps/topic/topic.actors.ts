import type { ApiClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import { CATEGORIES_SENT } from './topic.constants.js';
import type { Suggestions } from './topic.machine.js';

/** Connects the step to the client. */
export const topicActors = (api: ApiClient) => ({
  suggestTopics: fromPromise<Suggestions, readonly string[]>(async ({ input, signal }) => {
    const { suggestions, source } = await api.topics.suggest(
      { preferences: { categories: input.slice(0, CATEGORIES_SENT) } },
      { signal },
    );
    return { topics: suggestions ?? null, source: source ?? null };
  }),
});
