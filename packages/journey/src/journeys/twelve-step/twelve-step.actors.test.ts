import { createPlatformClient } from '@spinout/api-client';
import {
  allExampleReplies,
  exampleBundle,
  examplePipelinePaper,
  fixedKey,
  scriptedTransport,
} from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { structureWithBackbone } from './structure/structure.fixtures.js';
import { twelveStepActors } from './twelve-step.actors.js';
import { twelveStepMessages } from './twelve-step.messages.js';
import type { StepInput } from './twelve-step.types.js';

const order: StepInput = {
  step: 2,
  topic: 'BRCA1',
  research: { ...exampleBundle, structure: structureWithBackbone },
  hypothesis: { hypothesis: { statement: 'It helps.' }, source: undefined },
  paper: examplePipelinePaper,
  today: new Date('2026-03-02T10:00:00Z'),
  random: () => 0.5,
};

const perform = async (change: Partial<typeof order>, script: object = allExampleReplies) => {
  const transport = scriptedTransport({ ...script });
  const { performStep } = twelveStepActors(
    createPlatformClient({ transport, idempotency: fixedKey('key-7') }),
    twelveStepMessages,
  );
  const actor = createActor(performStep, { input: { ...order, ...change } });
  const outcome = toPromise(actor);
  actor.start();
  return { outcome: await outcome, transport, sent: transport.requests[0] };
};

describe('requests of the steps', () => {
  it('API-15, TWELVE-16 step 2 runs the real research on the topic', async () => {
    const { outcome, transport, sent } = await perform({ step: 2 });
    expect(transport.sentTo('research.run')).toEqual([{ topic: 'BRCA1' }]);
    expect(sent).toMatchObject({ method: 'POST', idempotencyKey: 'key-7' });
    expect(outcome.found.research).toMatchObject({ topic: exampleBundle.topic });
  });

  it('API-16, TWELVE-17 step 3 asks for an advanced hypothesis on the research area', async () => {
    const { outcome, transport, sent } = await perform({ step: 3 });
    expect(transport.sentTo('research.hypothesis')).toEqual([{ research_area: 'BRCA1' }]);
    expect(sent).toMatchObject({ method: 'POST', idempotencyKey: 'key-7' });
    expect(outcome.result).toMatchObject({ kind: 'value', value: { confidence: 0.82 } });
  });

  it('TWELVE-18 step 4 sends no request and draws the structure of step 2', async () => {
    const { outcome, transport } = await perform({ step: 4 });
    expect(transport.requests).toEqual([]);
    expect(outcome.found.subject).toMatchObject({ kind: 'backbone', protein: 'EXAMPLE-1' });
  });

  it('API-17, TWELVE-20 step 7 sends the topic and the findings without coordinates', async () => {
    const { outcome, transport, sent } = await perform({ step: 7 });
    const [body] = transport.sentTo('research.paper');
    expect(body).toMatchObject({
      topic: 'BRCA1',
      findings: {
        research: { structure: { protein_id: 'EXAMPLE-1' } },
        hypothesis: { statement: 'It helps.' },
      },
    });
    expect(JSON.stringify(body)).not.toContain('backbone');
    expect(sent).toMatchObject({ method: 'POST', idempotencyKey: 'key-7' });
    expect(outcome.found.paper).toMatchObject({ title: examplePipelinePaper.title });
  });

  it('API-17, TWELVE-20 step 7 does not send a hypothesis without support (T-86)', async () => {
    const hypothesis = { hypothesis: { title: 'No supported hypothesis' }, source: undefined };
    const { transport } = await perform({ step: 7, hypothesis });
    expect(transport.sentTo('research.paper')).toMatchObject([{ findings: { hypothesis: null } }]);
  });

  it('API-18, TWELVE-21 step 8 requests the paper in the format “nature”', async () => {
    const { outcome, transport, sent } = await perform({ step: 8 });
    const [body] = transport.sentTo('pdf.article') as [Record<string, unknown>];
    expect(body).toMatchObject({
      title: examplePipelinePaper.title,
      authors: examplePipelinePaper.authors,
      abstract: examplePipelinePaper.abstract,
      references: examplePipelinePaper.references,
      format: 'nature',
    });
    expect(Object.keys(body).toSorted()).toEqual([
      'abstract',
      'authors',
      'content',
      'format',
      'references',
      'title',
    ]);
    expect(sent).toMatchObject({ method: 'POST', idempotencyKey: 'key-7' });
    expect(outcome.found.file).toMatchObject({
      kind: 'pdf',
      name: 'Example_repair_and_its_timing_2026-03-02.pdf',
    });
  });

  it('prints the origin of the text in the file', async () => {
    const { transport } = await perform({ step: 8 });
    const [body] = transport.sentTo('pdf.article');
    const { content } = body as { content: string };
    expect(content).toContain('Introduction\n====\n\nWhy this example was made.');
    expect(content).toContain('[origin: simulated — Example replies]');
  });
});
