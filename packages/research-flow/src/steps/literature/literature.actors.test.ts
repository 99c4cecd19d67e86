import { createApiClient } from '@spinout/api-client';
import {
  exampleHypothesis,
  examplePapers,
  exampleReplies,
  scriptedTransport,
} from '@spinout/api-client/testing';
import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { literatureActors } from './literature.actors.js';

const client = () => {
  const transport = scriptedTransport(exampleReplies);
  return { transport, actors: literatureActors(createApiClient({ transport })) };
};

it('LIT-14, CONST-07, API-03 sends journey, hypothesis, query and a limit of 20 (S-19)', async () => {
  const { transport, actors } = client();
  const actor = createActor(actors.searchLiterature, {
    input: { journeyId: 'journey-1', hypothesis: exampleHypothesis, query: 'sleep' },
  });
  actor.start();
  await toPromise(actor);
  const [sent] = transport.sentTo('literature.search');
  expect(sent).toEqual({
    journey_id: 'journey-1',
    hypothesis: exampleHypothesis,
    query: 'sleep',
    limit: 20,
  });
});

it('sends whether to search public sources once the person has chosen', async () => {
  const { transport, actors } = client();
  const actor = createActor(actors.searchLiterature, {
    input: { journeyId: 'journey-1', hypothesis: null, query: 'sleep', live: true },
  });
  actor.start();
  await toPromise(actor);
  expect(transport.sentTo('literature.search')).toMatchObject([{ live: true }]);
});

it('LIT-15, API-04 sends journey, selected ids and the complete papers (S-22)', async () => {
  const { transport, actors } = client();
  const actor = createActor(actors.reviewLiterature, {
    input: {
      journeyId: 'journey-1',
      selected: ['paper-1'],
      papers: examplePapers,
    },
  });
  actor.start();
  await toPromise(actor);
  expect(transport.sentTo('literature.review')).toEqual([
    { journey_id: 'journey-1', selected_papers: ['paper-1'], papers: examplePapers },
  ]);
});
