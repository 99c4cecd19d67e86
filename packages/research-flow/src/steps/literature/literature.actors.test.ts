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
import { literatureDraft } from './literature.draft.js';
import { termLinks } from './term-links.fixtures.js';

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

it('takes over what the papers of the person connect with the term', async () => {
  const search = { ...exampleReplies['literature.search'], term_links: termLinks };
  const transport = scriptedTransport({ ...exampleReplies, 'literature.search': search });
  const { searchLiterature } = literatureActors(createApiClient({ transport }));
  const actor = createActor(searchLiterature, {
    input: { journeyId: 'journey-1', hypothesis: null, query: 'fish oil' },
  });
  actor.start();
  const found = await toPromise(actor);
  expect(found.termLinks).toEqual(termLinks);
  const draft = { query: 'fish oil', found, selected: [] };
  expect(literatureDraft.parse(JSON.parse(JSON.stringify(draft))).found?.termLinks).toEqual(
    termLinks,
  );
});
