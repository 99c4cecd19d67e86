import { createApiClient } from '@spinout/api-client';
import { exampleDesign, exampleHypothesis, scriptedTransport } from '@spinout/api-client/testing';
import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { experimentActors } from './experiment.actors.js';

const run = (reply: unknown) => {
  const transport = scriptedTransport({ 'experiment.design': reply });
  const { designExperiment } = experimentActors(createApiClient({ transport }));
  const actor = createActor(designExperiment, {
    input: { journeyId: 'journey-1', hypothesis: exampleHypothesis },
  });
  actor.start();
  return { transport, result: toPromise(actor) };
};

it('EXP-24, API-06 sends journey and hypothesis, and reads success and design (S-24)', async () => {
  const { transport, result } = run({ success: true, design: exampleDesign });
  expect(await result).toEqual(exampleDesign);
  expect(transport.sentTo('experiment.design')).toEqual([
    { journey_id: 'journey-1', hypothesis: exampleHypothesis },
  ]);
});

it.each([
  [{ success: false, design: exampleDesign }],
  [{ success: true }],
  [{ success: true, design: null }],
  [{ design: exampleDesign }],
  [{}],
])('EXP-15 returns null for a reply without success or design (S-25) %#', async (reply) =>
  expect(await run(reply).result).toBeNull(),
);

it('rejects an unreadable design (T-81)', () =>
  expect(run({ success: true, design: 'later' }).result).rejects.toMatchObject({
    code: 'malformed',
  }));
