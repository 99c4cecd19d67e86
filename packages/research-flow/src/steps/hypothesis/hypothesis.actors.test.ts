import { createApiClient } from '@spinout/api-client';
import { exampleHypothesis, exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { hypothesisActors } from './hypothesis.actors.js';

const run = (reply: unknown = exampleReplies['hypothesis.generate']) => {
  const transport = scriptedTransport({ 'hypothesis.generate': reply });
  const { generateHypothesis } = hypothesisActors(createApiClient({ transport }));
  const actor = createActor(generateHypothesis, {
    input: {
      topic: 'Sleep and memory',
      interest: 'neuro-1',
      papers: ['doc-1', 'doc-2'],
      key: 'key-1',
    },
  });
  actor.start();
  return { transport, result: toPromise(actor) };
};

describe('the hypothesis request', () => {
  it('HYP-16, API-02 sends topic, interest and the ids of the papers', async () => {
    const { transport, result } = run();
    expect(await result).toEqual(exampleHypothesis);
    expect(transport.sentTo('hypothesis.generate')).toEqual([
      { topic: 'Sleep and memory', interest: 'neuro-1', papers: ['doc-1', 'doc-2'] },
    ]);
  });

  it.each([
    [{ success: false }],
    [{ success: true }],
    [{ hypothesis: exampleHypothesis }],
    [{ hypothesis: {} }],
    [{ success: false, hypothesis: exampleHypothesis }],
  ])('HYP-15 rejects the reply %j', (reply) =>
    expect(run(reply).result).rejects.toMatchObject({ code: 'malformed' }),
  );
});
