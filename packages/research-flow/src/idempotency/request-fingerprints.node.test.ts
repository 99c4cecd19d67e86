import { createApiClient } from '@spinout/api-client';
import { scriptedTransport } from '@spinout/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { downloadActors } from '../download/download.actors.js';
import { downloadMachine } from '../download/download.machine.js';
import { testRuntime } from '@spinout/flow-kit/testing';
import {
  generate,
  rejectWithNetworkError,
  replyUnprocessable,
  open,
  createExampleReply,
} from './request-scenarios.test-tools.js';

describe('which requests count as new', () => {
  it('hypothesis.generate: generating another hypothesis is a new request, also after a cancellation', async () => {
    const step = open('hypothesis.generate', [
      createExampleReply('hypothesis.generate'),
      () => new Promise(() => undefined),
    ]);
    step.send(generate);
    await step.waitUntilIdle();
    step.send([...generate, { type: 'generation.cancelled' }, ...generate]);
    await step.waitUntilIdle();
    expect(new Set(step.keys()).size).toBe(step.keys().length);
    step.stop();
  });

  it('paper.analyze: a different file is a new request; the same file selected again is not', async () => {
    const step = open('paper.analyze', [
      rejectWithNetworkError,
      rejectWithNetworkError,
      replyUnprocessable,
    ]);
    const file = (name: string) => new File(['Spindles'], name, { lastModified: 5 });
    for (const name of ['a.txt', 'a.txt', 'b.txt']) {
      step.send([{ type: 'file.chosen', file: file(name) }, { type: 'analysis.requested' }]);
      await step.waitUntilIdle();
    }
    step.stop();
    expect(step.keys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('pdf.generate: a retry on the same day sends the same report', async () => {
    let hour = 10;
    const runtime = { ...testRuntime(), now: () => new Date(Date.UTC(2026, 2, 2, hour)) };
    const transport = scriptedTransport({ 'pdf.generate': rejectWithNetworkError });
    const actor = createActor(
      downloadMachine.provide({
        actors: downloadActors(createApiClient({ transport }), vi.fn()),
      }),
      { input: { runtime } },
    ).start();
    for (hour of [10, 11]) {
      actor.send({ type: 'download.requested', data: {}, locale: 'en-US' });
      await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
    }
    actor.stop();
    const [first, second] = transport.requests;
    expect(second?.body).toEqual(first?.body);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });
});
