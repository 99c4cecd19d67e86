import type { PipelineHypotheses, ResearchBundle } from '@spinout/api-client';
import { exampleBundle, exampleLiterature, exampleStructure } from '@spinout/api-client/testing';
import { fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { AgentWork } from './agents/simulated-agents.js';
import { REAL_DATA, AGENT_DEPENDENCIES } from './pipeline.constants.js';
import { startPipeline } from './pipeline.fixtures.js';
import type { ServiceResults } from './pipeline.types.js';
import type { RunEvent } from './run/run-event.js';

const toServiceResults = (results: ResearchBundle): ServiceResults => ({
  results,
  dataSource: REAL_DATA,
  source: results.source,
  usage: null,
});

const bareResults = {
  topic: 'Sleep and memory',
  literature: exampleLiterature,
  structure: exampleStructure,
  timestamp: '',
  dataSource: '',
  source: undefined,
} satisfies ResearchBundle;

describe('the log of a run with service results', () => {
  const real = { asks: 'service' } as const;

  /** Agents that start before their dependencies have completed. */
  const tooEarly = (log: readonly RunEvent[]) => {
    const done = new Set<string>();
    return log.flatMap((event) => {
      if (event.type === 'agent.completed') done.add(event.agent);
      const entryTransitions = event.type === 'agent.started' ? event.agent : null;
      return entryTransitions &&
        AGENT_DEPENDENCIES[entryTransitions].some((before) => !done.has(before))
        ? [entryTransitions]
        : [];
    });
  };
  const startsAndEnds = (log: readonly RunEvent[]) =>
    log.flatMap((event) =>
      event.type === 'agent.started' || event.type === 'agent.completed'
        ? `${event.type === 'agent.started' ? '+' : '-'}${event.agent.replace('-agent', '')}`
        : [],
    );
  const whole = [
    '+literature',
    '-literature',
    '+hypothesis',
    '-hypothesis',
    '+experiment',
    '+alphafold',
    '-experiment',
    '-alphafold',
    '+analysis',
    '-analysis',
    '+paper',
    '-paper',
  ];

  it('PIPE-13 lists the agents in dependency order if the service returns all of them', async () => {
    const { log } = await startPipeline({
      input: real,
      service: async () => toServiceResults(exampleBundle),
    });
    expect(startsAndEnds(log())).toEqual(whole);
  });

  it.each([
    ['literature and structure alone', bareResults],
    ['all but the hypotheses', { ...exampleBundle, hypotheses: undefined }],
    ['all but the analysis', { ...exampleBundle, analysis: undefined }],
  ])(
    'PIPE-13 lists each agent after its dependencies if the service returns %s',
    async (_, results) => {
      const { log, run } = await startPipeline({
        input: real,
        service: async () => toServiceResults(results),
      });
      expect(tooEarly(log())).toEqual([]);
      expect(startsAndEnds(log()).toSorted()).toEqual(whole.toSorted());
      expect(run().phase).toBe('completed');
      expect(run().bundle?.structure).toEqual(exampleStructure);
    },
  );

  it('restores results that wait for their dependencies', async () => {
    const neverCompletes = fromPromise<PipelineHypotheses, AgentWork>(
      () => new Promise(() => undefined),
    );
    const first = await startPipeline({
      input: real,
      service: async () => toServiceResults({ ...exampleBundle, hypotheses: undefined }),
      agents: { hypothesis: neverCompletes },
    });
    first.actor.stop();
    const { actor, run, log } = await startPipeline({ input: real, storage: first.storage });
    actor.send({ type: 'run.resumed' });
    await waitFor(actor, (state) => state.matches('completed'));
    expect(run().bundle?.structure).toEqual(exampleStructure);
    expect(tooEarly(log())).toEqual([]);
  });
});

describe('finished results', () => {
  const finished = async () => {
    const run = await startPipeline();
    for (let turn = 0; turn < 6; turn += 1) await run.advance(2500);
    run.actor.stop();
    return { storage: run.storage, bundle: run.completed[0]!, log: run.log() };
  };

  it('T-46, PIPE-04 show the log of the run that produced them, also when reopened', async () => {
    const { storage, bundle, log } = await finished();
    for (let visit = 0; visit < 2; visit += 1) {
      const view = await startPipeline({ storage, input: { results: bundle } });
      expect(view.log()).toEqual(log);
      expect(view.run().bundle).toEqual(bundle);
      view.actor.stop();
    }
  });

  it('T-46 show no log of another run', async () => {
    const { storage, bundle } = await finished();
    const results = { ...bundle, timestamp: '2025-01-01T00:00:00.000Z' };
    const { log } = await startPipeline({ storage, input: { results } });
    expect(log().map(({ type }) => type)).toEqual(['results.opened']);
  });
});
