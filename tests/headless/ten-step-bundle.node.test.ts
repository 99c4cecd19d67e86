import '@citation-js/plugin-ris';
import { createPlatformClient } from '@spinout/api-client';
import { BundleError, readBundle, writeBundle, type Bundle } from '@spinout/domain/bundle';
import { createNodeEngine } from '@spinout/engine/node';
import { memoryStorage, systemRuntime } from '@spinout/flow-kit';
import {
  createResultsBundle,
  readBundledResults,
  readTenStepContents,
  readTenStepJourney,
  resultsMessages,
  tenStepActors,
  tenStepMachine,
  writeTenStepJourney,
} from '@spinout/journey/headless';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { BUILD_TIMEOUT_MS, createReplayCommand } from './replay-command.js';

const date = new Date('2026-03-02T10:00:00Z');
const SEED = 5;
const TOPIC = 'Amyloid beta and synaptic loss';
const STEP_COUNT = 10;
const engine = createNodeEngine({ now: () => date, seed: SEED });
const api = createPlatformClient({ transport: engine });
const { signal } = new AbortController();

const createJourney = (storage = memoryStorage()) => {
  const actor = createActor(tenStepMachine.provide({ actors: tenStepActors(api) }), {
    input: { runtime: { ...systemRuntime, now: () => date }, storage },
  });
  actor.start();
  return { actor, storage };
};
type Journey = ReturnType<typeof createJourney>;

const untilIdle = ({ actor }: Journey) =>
  waitFor(actor, (state) => state.matches({ active: 'idle' }), { timeout: BUILD_TIMEOUT_MS });
const contextOf = ({ actor }: Journey) => actor.getSnapshot().context;

const savedRecord = ({ actor }: Journey) => {
  const { journeyId, data, step, showAgents } = actor.getSnapshot().context;
  if (journeyId === null || data === null) throw new Error('There is no journey.');
  return {
    schemaVersion: 1 as const,
    journeyId,
    journeyData: data,
    currentStep: step,
    showAgenticSystem: showAgents,
    timestamp: date.toISOString(),
  };
};

/** Walks through all steps; the agents run in the third one. */
async function walk(): Promise<Journey> {
  const journey = createJourney();
  const { actor, storage } = journey;
  await waitFor(actor, (state) => state.matches({ landing: 'idle' }));
  actor.send({ type: 'journey.requested', button: 'start' });
  actor.send({ type: 'interest.changed', text: TOPIC });
  actor.send({ type: 'interest.submitted' });
  await untilIdle(journey);
  for (let step = 1; step < STEP_COUNT; step += 1) {
    if (step === 3) {
      actor.send({ type: 'agents.launched' });
      const { results } = await api.research.run({ topic: TOPIC });
      const journeyId = contextOf(journey).journeyId ?? '';
      await storage.write(`spinout-run:${journeyId}`, '{"schemaVersion":1,"typed":"","log":[]}');
      actor.send({ type: 'agents.completed', journeyId, bundle: results });
    }
    actor.send({ type: 'step.continued' });
    await untilIdle(journey);
  }
  return journey;
}

let journey: Journey;
let bytes: Uint8Array;
let bundle: Bundle;
let command: Awaited<ReturnType<typeof createReplayCommand>>;

beforeAll(async () => {
  command = await createReplayCommand();
  journey = await walk();
  const results = contextOf(journey).data?.agenticResults?.results;
  if (results === undefined) throw new Error('The agents have no results.');
  const archive = await createResultsBundle(
    {
      bundle: results,
      locale: 'en-US',
      messages: resultsMessages,
      date,
      readJourney: () => readTenStepContents(savedRecord(journey), journey.storage),
    },
    api,
    signal,
  );
  bytes = new Uint8Array(await archive.arrayBuffer());
  bundle = readBundle(bytes);
}, BUILD_TIMEOUT_MS);

afterAll(() => command.remove());

const textOf = (path: string) => new TextDecoder().decode(bundle.files.get(path));

describe('the bundle of a ten-step journey with agents', () => {
  it('has the PDFs, references, results, calls and the journey, and lists each of them', () => {
    const paths = [...bundle.files.keys()];
    expect(paths).toEqual([
      ...['README.txt', 'summary.pdf', 'paper.pdf'],
      ...['references.bib', 'references.ris', 'references.csl.json', 'papers.csv'],
      ...['results.json', 'calls.json', 'journey.json'],
    ]);
    for (const path of paths.slice(1)) expect(textOf('README.txt')).toContain(`- ${path}: `);
  });

  it('restores the journey exactly, with the runs of its agents, also in another browser', async () => {
    const opened = readTenStepJourney(bytes);
    expect(JSON.parse(JSON.stringify(opened.saved))).toEqual(
      JSON.parse(JSON.stringify(savedRecord(journey))),
    );
    const storage = memoryStorage();
    await writeTenStepJourney(opened, storage);
    const other = createJourney(storage);
    await untilIdle(other);
    expect(JSON.parse(JSON.stringify(savedRecord(other)))).toEqual(
      JSON.parse(JSON.stringify(savedRecord(journey))),
    );
    const key = `spinout-run:${opened.saved.journeyId}`;
    expect(await other.storage.read(key)).toBe(await journey.storage.read(key));
  });

  it('gives back the results of the agents alone', async () => {
    const results = contextOf(journey).data?.agenticResults?.results;
    expect(JSON.parse(JSON.stringify(await readBundledResults(bytes)))).toEqual(
      JSON.parse(JSON.stringify(results)),
    );
  });

  it('makes its results again with the command, byte for byte', async () => {
    const { code, text } = await command.replay(bytes);
    expect(text).toMatch(/^Hypothesis and literature +tenStep\.start .* same$/m);
    expect(text).toMatch(/^Paper +tenStep\.paper .* same$/m);
    expect(text).toMatch(/^Research run +research\.run .* same$/m);
    expect(text).toContain('3 the same, 0 different, 0 not compared.');
    expect(code).toBe(0);
  });

  it('has PDFs that PDF.js reads, and references that Citation.js reads', async () => {
    for (const path of ['summary.pdf', 'paper.pdf']) {
      const data = Uint8Array.from(bundle.files.get(path) ?? []);
      expect((await getDocument({ data }).promise).numPages).toBeGreaterThan(0);
    }
    const { Cite } = (await import('@citation-js/core')) as unknown as {
      readonly Cite: new (text: string) => { readonly data: readonly { readonly title: string }[] };
    };
    const titles = (path: string) => new Cite(textOf(path)).data.map(({ title }) => title);
    expect(titles('references.ris').length).toBeGreaterThan(0);
    expect(titles('references.ris')).toEqual(titles('references.csl.json'));
  });

  it('is refused if it was changed, or is the bundle of another kind of journey', () => {
    const changed = Uint8Array.from(bytes);
    const at = changed.length >> 1;
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => readTenStepJourney(changed)).toThrow(BundleError);
    const other = writeBundle({
      title: 'Other',
      createdAt: date,
      files: [{ path: 'journey.json', mediaType: 'application/json', about: '', content: '{}' }],
    });
    expect(() => readTenStepJourney(other)).toThrow(expect.objectContaining({ fault: 'foreign' }));
  });
});
