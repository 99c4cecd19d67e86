import { createApiClient } from '@spinout/api-client';
import { downloadActors, downloadMachine } from '@spinout/research-flow/headless';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { FULL_REPLIES } from './fuzz/full-replies.js';
import { CALL_SCRIPTS, persistentStorage, openFlow, runtime } from './fuzz/call-scripts.js';
import { mutatedJson } from './fuzz/mutated-json.js';
import { mutatedPdf, type PdfReply } from './fuzz/mutated-pdf.js';
import { scaleRuns } from './fuzz/scale-runs.js';
import { faultyServer, sendGoodReply, type Answer, type Call } from './screens/faulty-server.js';

type JsonCall = keyof typeof CALL_SCRIPTS;

/** Number of replies per call, without rendering. */
const { runs, timeoutMs } = scaleRuns(120, 60_000);

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

const checkReply = async (call: JsonCall, text: string) => {
  const script = CALL_SCRIPTS[call];
  const storage = persistentStorage();
  const first = openFlow(storage, script.step, createAnswer(call, text));
  await first.waitUntilIdle();
  for (const events of script.before) {
    first.send(events);
    await first.waitUntilIdle();
  }
  const input = script.getInput(first.context().drafts);
  first.send(script.submit);
  await first.waitUntilIdle();
  expect(first.server.sent.map(({ id }) => id)).toContain(call);
  expect(first.faults).toEqual([]);
  expect(script.getInput(first.context().drafts)).toEqual(input);
  first.render();
  const { drafts, data } = first.context();
  first.stop();

  // The reply is saved and restored.
  const second = openFlow(storage, 1, sendGoodReply);
  await second.waitUntilIdle();
  expect(second.context().notice).toBeNull();
  expect(second.context().drafts).toEqual(JSON.parse(JSON.stringify(drafts)));
  expect(second.context().data).toEqual(JSON.parse(JSON.stringify(data)));
  second.render();

  if (!script.hasResult(second.context())) {
    second.send(script.retry);
    await second.waitUntilIdle();
  }
  expect(script.hasResult(second.context())).toBe(true);
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
  it.each(Object.keys(CALL_SCRIPTS) as JsonCall[])(
    '%s: throws nothing, keeps the input, and lets the user continue',
    (call) =>
      fc.assert(
        fc.asyncProperty(
          mutatedJson(FULL_REPLIES[call], { text: 50_000, list: 10_000, depth: 2000 }),
          (text) => checkReply(call, text),
        ),
        { numRuns: runs },
      ),
    timeoutMs,
  );

  it(
    'pdf.generate: is saved only if it is a PDF, and can be requested again',
    () => fc.assert(fc.asyncProperty(mutatedPdf, download), { numRuns: runs }),
    timeoutMs,
  );
});
