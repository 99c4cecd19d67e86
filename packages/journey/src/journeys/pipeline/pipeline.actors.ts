import type { PlatformClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { fromCallback, fromPromise } from 'xstate';
import type { AgentWork } from './agents/agent.types.js';
import { simulateAnalysis } from './agents/analysis.agent.js';
import { simulateExperiment } from './agents/experiment.agent.js';
import { simulateHypotheses } from './agents/hypothesis.agent.js';
import { simulateLiterature } from './agents/literature.agent.js';
import { simulatePaper } from './agents/paper.agent.js';
import { simulateStructure } from './agents/structure.agent.js';
import { REAL_DATA } from './pipeline.constants.js';
import type {
  BackendRequest,
  PipelineEvent,
  ServiceRequest,
  ServiceResults,
} from './pipeline.types.js';
import type { AgentOutputs } from './run/agent-outputs.js';
import type { RunEvent } from './run/run-event.js';
import { getUsage } from './run/usage.js';

/** The six simulated agents. */
export const simulatedAgents = {
  literature: fromPromise<AgentOutputs['literature-agent'], AgentWork>(async ({ input }) =>
    simulateLiterature(input),
  ),
  hypothesis: fromPromise<AgentOutputs['hypothesis-agent'], AgentWork>(async ({ input }) =>
    simulateHypotheses(input),
  ),
  experiment: fromPromise<AgentOutputs['experiment-agent'], AgentWork>(async ({ input }) =>
    simulateExperiment(input),
  ),
  structure: fromPromise<AgentOutputs['alphafold-agent'], AgentWork>(async ({ input }) =>
    simulateStructure(input),
  ),
  analysis: fromPromise<AgentOutputs['analysis-agent'], AgentWork>(async ({ input }) =>
    simulateAnalysis(input),
  ),
  paper: fromPromise<AgentOutputs['paper-agent'], AgentWork>(async ({ input }) =>
    simulatePaper(input),
  ),
};

/** Connects the pipeline to the research service. */
export const createServiceActors = (api: Pick<PlatformClient, 'research'>) => ({
  runResearch: fromPromise<ServiceResults, ServiceRequest>(async ({ input, signal }) => {
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
export const createBackendActors = (backend: AgentBackend | undefined, { log, now }: Runtime) => ({
  followBackend: fromCallback<PipelineEvent, BackendRequest>(({ input, sendBack }) => {
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
