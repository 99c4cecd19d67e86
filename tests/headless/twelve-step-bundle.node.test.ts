import { createPlatformClient } from '@spinout/api-client';
import { BundleError, readBundle } from '@spinout/domain/bundle';
import { createNodeEngine } from '@spinout/engine/node';
import { systemRuntime } from '@spinout/flow-kit';
import {
  createResultsBundle,
  getFinishedRun,
  readTwelveStepContents,
  readTwelveStepRun,
  resultsMessages,
  twelveStepActors,
  twelveStepMachine,
  twelveStepMessages,
} from '@spinout/journey/headless';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { BUILD_TIMEOUT_MS, createReplayCommand } from './replay-command.js';

const date = new Date('2026-03-02T10:00:00Z');
const api = createPlatformClient({ transport: createNodeEngine({ now: () => date, seed: 3 }) });

const createJourney = () => {
  const actors = twelveStepActors(api, twelveStepMessages);
  const machine = twelveStepMachine.provide({ actors, delays: { simulatedStep: 1 } });
  const actor = createActor(machine, { input: { runtime: { ...systemRuntime, now: () => date } } });
  actor.start();
  return actor;
};
type Journey = ReturnType<typeof createJourney>;

const finishedRun = (journey: Journey) => {
  const run = getFinishedRun(journey.getSnapshot().context);
  if (run?.research == null) throw new Error('The run is not finished.');
  return { ...run, research: run.research };
};

/** Everything of a run but the bytes of its PDF. */
const describeRun = (run: object) => JSON.parse(JSON.stringify(run)) as object;

let journey: Journey;
let bytes: Uint8Array;
let command: Awaited<ReturnType<typeof createReplayCommand>>;

beforeAll(async () => {
  command = await createReplayCommand();
  journey = createJourney();
  journey.send({ type: 'topic.changed', topic: 'BRCA1 protein in DNA repair' });
  journey.send({ type: 'run.requested' });
  await waitFor(journey, (state) => state.matches('ready') && state.context.runId !== '', {
    timeout: BUILD_TIMEOUT_MS,
  });
  const run = finishedRun(journey);
  const archive = await createResultsBundle(
    {
      bundle: run.research,
      locale: 'en-US',
      messages: resultsMessages,
      date,
      readJourney: () => readTwelveStepContents(run),
    },
    api,
    new AbortController().signal,
  );
  bytes = new Uint8Array(await archive.arrayBuffer());
}, BUILD_TIMEOUT_MS);

afterAll(() => command.remove());

describe('the bundle of a run of twelve steps', () => {
  it('restores the run exactly, with its drawing and its PDF', async () => {
    const opened = readTwelveStepRun(bytes);
    const other = createJourney();
    other.send({ type: 'run.opened', opened });
    const run = finishedRun(other);
    expect(describeRun(run)).toEqual(describeRun(finishedRun(journey)));
    const [pdf, original] = [run.file, finishedRun(journey).file];
    if (pdf?.kind !== 'pdf' || original?.kind !== 'pdf' || !pdf.pdf || !original.pdf)
      throw new Error('There is no PDF.');
    expect(new Uint8Array(await pdf.pdf.arrayBuffer())).toEqual(
      new Uint8Array(await original.pdf.arrayBuffer()),
    );
  });

  it('has the typeset paper as a file that PDF.js reads', async () => {
    const data = Uint8Array.from(readBundle(bytes).files.get('article.pdf') ?? []);
    expect((await getDocument({ data }).promise).numPages).toBeGreaterThan(0);
  });

  it('makes its results again with the command, byte for byte', async () => {
    const { code, text } = await command.replay(bytes);
    expect(text).toContain('3 the same, 0 different, 0 not compared.');
    expect(code).toBe(0);
  });

  it('is refused if it is cut off', () => {
    expect(() => readTwelveStepRun(bytes.subarray(0, bytes.length - 100))).toThrow(BundleError);
  });
});
