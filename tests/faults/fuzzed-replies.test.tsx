import { createApiClient } from '@spinout/api-client';
import { downloadActors, downloadMachine } from '@spinout/research-flow/headless';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { FULL_REPLIES } from './fuzz/full-replies.js';
import { JOURNEYS, persistentStorage, openFlow, runtime } from './fuzz/journeys.js';
import { mutatedJson } from './fuzz/mutated-json.js';
import { mutatedPdf, type PdfReply } from './fuzz/mutated-pdf.js';
import { faultyServer, sendGoodReply, type Answer, type Call } from './screens/faulty-server.js';

type JsonCall = keyof typeof JOURNEYS;

/** Number of replies per call, without rendering. */
const RUNS = 340;

const createAnswer =
  (call: Call, text: string): Answer =>
  (sent) =>
    sent.id === call && sent.number === 1
      ? new Response(text, { headers: { 'content-type': 'application/json' } })
      : sendGoodReply(sent);

const unhandled: unknown[] = [];
const onRejection = (reason: unknown) => unhandled.push(reason);
beforeEach(() => void process.on('unhandledRejection', onRejection));
afterEach(() => {
  process.off('unhandledRejection', onRejection);
  expect(unhandled.splice(0)).toEqual([]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

const live = async (call: JsonCall, text: string) => {
  const journey = JOURNEYS[call];
  const storage = persistentStorage();
  const first = openFlow(storage, journey.step, createAnswer(call, text));
  await first.rest();
  for (const events of journey.before) {
    first.send(events);
    await first.rest();
  }
  const entered = journey.entered(first.context().drafts);
  first.send(journey.submit);
  await first.rest();
  expect(first.server.sent.map(({ id }) => id)).toContain(call);
  expect(first.faults).toEqual([]);
  expect(journey.entered(first.context().drafts)).toEqual(entered);
  first.draw();
  const { drafts, data } = first.context();
  first.stop();

  // The reply is saved and restored.
  const second = openFlow(storage, 1, sendGoodReply);
  await second.rest();
  expect(second.context().notice).toBeNull();
  expect(second.context().drafts).toEqual(JSON.parse(JSON.stringify(drafts)));
  expect(second.context().data).toEqual(JSON.parse(JSON.stringify(data)));
  second.draw();

  if (!journey.has(second.context())) {
    second.send(journey.retry);
    await second.rest();
  }
  expect(journey.has(second.context())).toBe(true);
  expect(second.faults).toEqual([]);
  second.stop();
};

const download = async (reply: PdfReply) => {
  const server = faultyServer((sent) =>
    sent.number === 1 ? reply.respond() : sendGoodReply(sent),
  );
  const saved: Blob[] = [];
  const actors = downloadActors(createApiClient({ transport: server.transport }), (_, file) =>
    saved.push(file),
  );
  const actor = createActor(downloadMachine.provide({ actors }), { input: { runtime } }).start();
  const submit = async () => {
    actor.send({ type: 'download.requested', data: {}, locale: 'en-US' });
    return (await waitFor(actor, (state) => !state.hasTag('busy'))).context;
  };
  const { error, savedName } = await submit();
  expect(error === null).toBe(reply.isPdf);
  expect(savedName !== null).toBe(reply.isPdf);
  expect(saved.map(({ size }) => size)).toEqual(reply.isPdf ? [reply.size] : []);
  expect(await submit()).toMatchObject({ error: null });
  expect(server.sent).toHaveLength(2);
  actor.stop();
};

describe('a mutated reply', () => {
  it.each(Object.keys(JOURNEYS) as JsonCall[])(
    '%s: throws nothing, keeps the input, and lets the user continue',
    (call) =>
      fc.assert(
        fc.asyncProperty(
          mutatedJson(FULL_REPLIES[call], { text: 50_000, list: 10_000, depth: 2000 }),
          (text) => live(call, text),
        ),
        { numRuns: RUNS },
      ),
    60_000,
  );

  it('pdf.generate: is saved only if it is a PDF, and can be requested again', () =>
    fc.assert(fc.asyncProperty(mutatedPdf, download), { numRuns: RUNS }));
});
