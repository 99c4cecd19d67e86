import { createApiClient } from '@spinout/api-client';
import { exampleHypothesis, exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { hypothesisActors } from './hypothesis.actors.js';

const run = (
  reply: unknown = exampleReplies['hypothesis.generate'],
  question: {
    readonly importsOf?: string;
    readonly candidate?: number;
    readonly isModelAllowed?: boolean;
  } = {},
) => {
  const transport = scriptedTransport({ 'hypothesis.generate': reply });
  const { generateHypothesis } = hypothesisActors(createApiClient({ transport }));
  const actor = createActor(generateHypothesis, {
    input: {
      topic: 'Sleep and memory',
      interest: 'neuro-1',
      papers: ['doc-1', 'doc-2'],
      ...question,
    },
  });
  actor.start();
  return { transport, result: toPromise(actor) };
};

describe('the hypothesis request', () => {
  it('HYP-16, API-02 sends topic, interest and the ids of the papers', async () => {
    const { transport, result } = run();
    expect(await result).toEqual({ hypothesis: exampleHypothesis });
    expect(transport.sentTo('hypothesis.generate')).toEqual([
      { topic: 'Sleep and memory', interest: 'neuro-1', papers: ['doc-1', 'doc-2'] },
    ]);
  });

  it('names the journey only where imported bibliographies take part', async () => {
    const { transport, result } = run(undefined, { importsOf: 'journey-1' });
    await result;
    expect(transport.sentTo('hypothesis.generate')).toMatchObject([{ journey_id: 'journey-1' }]);
  });

  it('API-02 sends the number of the chosen candidate, and returns the list of candidates', async () => {
    const candidates = [{ number: 2, kind: 'proposal', statement: 'X may Y.', evidence: 1 }];
    const reply = { success: true, hypothesis: exampleHypothesis, candidates };
    const { transport, result } = run(reply, { candidate: 2 });
    expect(await result).toEqual({ hypothesis: exampleHypothesis, candidates });
    expect(transport.sentTo('hypothesis.generate')).toMatchObject([{ candidate: 2 }]);
  });

  it('tells the server only where no language model may take part, and returns its report', async () => {
    const report = { name: 'made-up-1', proposed: 2, dropped: [{ reason: 'quote', count: 2 }] };
    const reply = { success: true, hypothesis: exampleHypothesis, language_model: report };
    const { transport, result } = run(reply, { isModelAllowed: false });
    expect(await result).toMatchObject({ modelReport: report });
    expect(transport.sentTo('hypothesis.generate')).toMatchObject([{ language_model: false }]);
    const allowed = run(reply, { isModelAllowed: true });
    await allowed.result;
    expect(allowed.transport.sentTo('hypothesis.generate')).toEqual([
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
