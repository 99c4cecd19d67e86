import * as z from 'zod/mini';
import { suggestTopics } from '@spinout/api-client/contract';
import { checksOf } from '../kit/checks-of.js';
import { expectDistinct, expectThat, warnIfUnsourced } from '../kit/expectations.js';
import { TopicRules } from '../rules/flow.rules.js';

const Reply = z.looseObject({ suggestions: z.array(TopicRules) });

const request = {
  preferences: {
    categories: [
      'Neuroscience & Brain Research',
      'Drug Discovery & Therapeutics',
      'Computational Biology',
    ],
  },
};

export const topicsChecks = checksOf('API-01', {
  'suggests topics with all their fields (ENT-02)': async (kit) => {
    const reply = await kit.read(suggestTopics, request, Reply);
    expectThat(reply.suggestions.length > 0, 'at least one topic', 'the list is empty');
    expectDistinct(
      reply.suggestions.map(({ id }) => id),
      'topic id',
    );
    warnIfUnsourced(kit, reply);
  },
  'answers again, and ignores unknown fields': async (kit) => {
    const preferences = { ...request.preferences, conformance_extra: ['x'] };
    await kit.read(suggestTopics, { preferences, conformance_extra: { any: 1 } }, Reply);
  },
});
