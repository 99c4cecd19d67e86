import { createApiClient } from '@spinout/api-client';
import { MAX_LINE_CHARACTERS } from '@spinout/api-client/schemas';
import { exampleTopics, scriptedTransport } from '@spinout/api-client/testing';
import { CATEGORIES } from '@spinout/domain/categories';
import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { MAX_TOPIC_CHARACTERS } from './topic.constants.js';
import { topicActors } from './topic.actors.js';

const run = (reply: unknown) => {
  const transport = scriptedTransport({ 'topics.suggest': reply });
  const actor = createActor(topicActors(createApiClient({ transport })).suggestTopics, {
    input: CATEGORIES,
  });
  actor.start();
  return { transport, result: toPromise(actor) };
};

it('lets no topic be longer than the contract allows', () => {
  expect(MAX_TOPIC_CHARACTERS).toBe(MAX_LINE_CHARACTERS);
});

it('TOPIC-25, API-01 sends the first three categories as preferences (S-09)', async () => {
  const { transport, result } = run({ suggestions: exampleTopics });
  expect((await result).topics).toHaveLength(2);
  expect(transport.sentTo('topics.suggest')).toEqual([
    {
      preferences: {
        categories: [
          'Neuroscience & Brain Research',
          'Drug Discovery & Therapeutics',
          'Computational Biology',
        ],
      },
    },
  ]);
});

it.each([[{}], [{ suggestions: null }], [{ suggestions: 'none' }]])(
  'TOPIC-16 reads %j as a reply without a list',
  async (reply) => expect((await run(reply).result).topics).toBeNull(),
);

it('rejects a list with an invalid topic', () =>
  expect(run({ suggestions: [{ id: 1 }] }).result).rejects.toMatchObject({ code: 'malformed' }));
