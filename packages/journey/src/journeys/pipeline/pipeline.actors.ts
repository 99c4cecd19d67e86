import type { PlatformClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { fromCallback, fromPromise } from 'xstate';
import {
  simulateAnalysis,
  simulateExperiment,
  simulateHypotheses,
  simulateLiterature,
  simulatePaper,
  simulateStructure,
  type AgentWork,
} from './agents/simulated-agents.js';
import { REAL_DATA } from './pipeline.constants.js';
import { pipelineMachine } from './pipeline.machine.js';
import type { PipelineEvent, RunRequest, ServiceResults } from './pipeline.types.js';
import { autosaveRun } from './run/autosave-run.js';
import type { RunEvent } from './run/run-event.js';
import { getUsage } from './run/usage.js';

const fromAgent = <Output>(agent: (work: AgentWork) => Output) =>
  fromPromise<Output, AgentWork>(async ({ input }) => agent(input));

export const simulatedAgents = {
  literature: fromAgent(simulateLiterature),
  hypothesis: fromAgent(simulateHypotheses),
  experiment: fromAgent(simulateExperiment),
  structure: fromAgent(simulateStructure),
  analysis: fromAgent(simulateAnalysis),
  paper: fromAgent(simulatePaper),
};

export const createServiceActors = (api: Pick<PlatformClient, 'research'>) => ({
  runResearch: fromPromise<ServiceResults, RunRequest>(async ({ input, signal }) => {
    const { results } = await api.research.run({ topic: input.topic }, { signal });
    // Without literature no part of the results is real.
    if (!results.literature) throw new Error('pipeline: the results have no literature');
    return {
      results,
      usage: getUsage(results),
      dataSource: results.dataSource.trim() || REAL_DATA,
      source: results.source,
    };
  }),
});

/** Runs the pipeline in another system and reports its events; see `fromAgUiEvents` for AG-UI streams. */
export type AgentBackend = (request: {
  readonly topic: string;
  readonly signal: AbortSignal;
}) => AsyncIterable<RunEvent>;

/** Connects the pipeline to an agent backend; if it breaks off, the run is interrupted. */
const createBackendActors = (backend: AgentBackend | undefined, { log, now }: Runtime) => ({
  followBackend: fromCallback<PipelineEvent, RunRequest>(({ input, sendBack }) => {
    const abortController = new AbortController();
    const report = (event: RunEvent) => {
      if (!abortController.signal.aborted) sendBack({ type: 'backend.reported', event });
    };
    const follow = async () => {
      if (!backend) return;
      for await (const event of backend({ topic: input.topic, signal: abortController.signal })) {
        if (abortController.signal.aborted) return;
        if (!LOCAL_EVENT_TYPES.has(event.type)) report(event);
      }
    };
    const broken = () => report({ type: 'run.interrupted', at: now().toISOString() });
    follow().then(broken, (error: unknown) => {
      if (!abortController.signal.aborted) log.error('The agent backend broke off.', error);
      broken();
    });
    return () => abortController.abort();
  }),
});

/** Event types that only this screen records. */
const LOCAL_EVENT_TYPES: ReadonlySet<RunEvent['type']> = new Set([
  'run.started',
  'run.cancelled',
  'run.resumed',
  'results.opened',
  'agent.retried',
]);

/** The pipeline machine with the actors of a client, the storage and an optional agent backend. */
export const createPipelineMachine = (
  api: Pick<PlatformClient, 'research'>,
  runtime: Runtime,
  backend?: AgentBackend,
) =>
  pipelineMachine.provide({
    actors: {
      autosaveRun,
      ...simulatedAgents,
      ...createServiceActors(api),
      ...createBackendActors(backend, runtime),
    },
  });
