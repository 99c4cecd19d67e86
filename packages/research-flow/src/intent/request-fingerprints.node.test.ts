import { createApiClient } from '@spinout/api-client';
import { scriptedTransport } from '@spinout/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { downloadActors } from '../download/download.actors.js';
import { downloadMachine } from '../download/download.machine.js';
import { testRuntime } from '@spinout/flow-kit/testing';
import { generate, lost, refused, open, good } from './request-scenarios.js';

describe('what counts as another question', () => {
  it('hypothesis.generate: is a new one for another hypothesis, also when the last try was given up', async () => {
    const step = open('hypothesis.generate', [
      good('hypothesis.generate'),
      () => new Promise(() => undefined),
    ]);
    step.send(generate);
    await step.settled();
    step.send([...generate, { type: 'generation.cancelled' }, ...generate]);
    await step.settled();
    expect(new Set(step.keys()).size).toBe(step.keys().length);
    step.stop();
  });

  it('paper.analyze: is a new one for another file, and the same for the same file chosen again', async () => {
    const step = open('paper.analyze', [lost, lost, refused]);
    const file = (name: string) => new File(['Spindles'], name, { lastModified: 5 });
    for (const name of ['a.txt', 'a.txt', 'b.txt']) {
      step.send([{ type: 'file.chosen', file: file(name) }, { type: 'analysis.requested' }]);
      await step.settled();
    }
    step.stop();
    expect(step.keys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('pdf.generate: another try sends the same report, although a day has passed', async () => {
    let day = 1;
    const runtime = { ...testRuntime(), now: () => new Date(Date.UTC(2026, 2, day)) };
    const transport = scriptedTransport({ 'pdf.generate': lost });
    const actor = createActor(
      downloadMachine.provide({
        actors: downloadActors(createApiClient({ transport }), vi.fn()),
      }),
      { input: { runtime } },
    ).start();
    for (day of [1, 2]) {
      actor.send({ type: 'download.requested', data: {}, locale: 'en-US' });
      await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
    }
    actor.stop();
    const [first, second] = transport.requests;
    expect(second?.body).toEqual(first?.body);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });
});
