import { createApiClient } from '@spinout/api-client';
import { downloadActors, downloadMachine } from '@spinout/research-flow/headless';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { FULL_REPLIES } from './fuzz/full-replies.js';
import { JOURNEYS, persistentStorage, openFlow, runtime } from './fuzz/journeys.js';
import { mutatedJson } from './fuzz/mutated-json.js';
import { mutatedPdf, type PdfReply } from './fuzz/mutated-pdf.js';
import { faultyServer, good, type Answer, type Call } from './screens/faulty-server.js';

type JsonCall = keyof typeof JOURNEYS;

/** Replies tried of each call without a page. */
const RUNS = 340;

const answering =
  (call: Call, text: string): Answer =>
  (sent) =>
    sent.id === call && sent.number === 1
      ? new Response(text, { headers: { 'content-type': 'application/json' } })
      : good(sent);

const lost: unknown[] = [];
const lose = (reason: unknown) => lost.push(reason);
beforeEach(() => void process.on('unhandledRejection', lose));
afterEach(() => {
  process.off('unhandledRejection', lose);
  expect(lost.splice(0)).toEqual([]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

const live = async (call: JsonCall, text: string) => {
  const journey = JOURNEYS[call];
  const storage = persistentStorage();
  const first = openFlow(storage, journey.step, answering(call, text));
  await first.rest();
  for (const events of journey.before) {
    first.send(events);
    await first.rest();
  }
  const entered = journey.entered(first.context().drafts);
  first.send(journey.ask);
  await first.rest();
  expect(first.server.sent.map(({ id }) => id)).toContain(call);
  expect(first.faults).toEqual([]);
  expect(journey.entered(first.context().drafts)).toEqual(entered);
  first.draw();
  const { drafts, data } = first.context();
  first.stop();

  // What came is kept, and comes back.
  const second = openFlow(storage, 1, good);
  await second.rest();
  expect(second.context().notice).toBeNull();
  expect(second.context().drafts).toEqual(JSON.parse(JSON.stringify(drafts)));
  expect(second.context().data).toEqual(JSON.parse(JSON.stringify(data)));
  second.draw();

  if (!journey.has(second.context())) {
    second.send(journey.again);
    await second.rest();
  }
  expect(journey.has(second.context())).toBe(true);
  expect(second.faults).toEqual([]);
  second.stop();
};

const download = async (reply: PdfReply) => {
  const server = faultyServer((sent) => (sent.number === 1 ? reply.respond() : good(sent)));
  const saved: Blob[] = [];
  const actors = downloadActors(createApiClient({ transport: server.transport }), (_, file) =>
    saved.push(file),
  );
  const actor = createActor(downloadMachine.provide({ actors }), { input: { runtime } }).start();
  const ask = async () => {
    actor.send({ type: 'download.requested', data: {}, locale: 'en-US' });
    return (await waitFor(actor, (state) => !state.hasTag('busy'))).context;
  };
  const { error, savedName } = await ask();
  expect(error === null).toBe(reply.isPdf);
  expect(savedName !== null).toBe(reply.isPdf);
  expect(saved.map(({ size }) => size)).toEqual(reply.isPdf ? [reply.size] : []);
  expect(await ask()).toMatchObject({ error: null });
  expect(server.sent).toHaveLength(2);
  actor.stop();
};

describe('a reply in which anything may be wrong', () => {
  it.each(Object.keys(JOURNEYS) as JsonCall[])(
    '%s: breaks nothing, loses nothing that was entered, and lets the person go on',
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

  it('pdf.generate: is saved when it is a PDF and never otherwise, and can be asked for again', () =>
    fc.assert(fc.asyncProperty(mutatedPdf, download), { numRuns: RUNS }));
});
