import type { PlatformClient } from '@spinout/api-client';
import { getWriteQueue, type Runtime } from '@spinout/flow-kit';
import { fromCallback, fromPromise } from 'xstate';
import { savedRunKey } from '../saved-journeys/run-key.js';
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
  AutosaveInput,
  PipelineEvent,
  RestoredRun,
  ServiceRequest,
  ServiceResults,
} from './pipeline.types.js';
import type { AgentOutputs } from './run/agent-outputs.js';
import { autosaveRun } from './run/autosave-run.js';
import type { RunEvent } from './run/run-event.js';
import { backupKey, type SavedRun } from './run/saved-run.js';
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

// The parser includes all output schemas, so it is loaded on demand.
const readSaved = async (text: string) =>
  (await import('./run/saved-run.read.js')).readSavedRun(text);

/** Actors that restore and save a run. */
export const persistenceActors = {
  /** Restores the saved run, or backs up an unreadable one. Leaves the record unchanged if neither works. */
  restoreRun: fromPromise<RestoredRun, AutosaveInput>(
    async ({ input: { instanceId, storage, log } }) => {
      const key = savedRunKey(instanceId);
      try {
        const pending = getWriteQueue<SavedRun>(storage, key).pending();
        if (pending) return { kind: 'run', saved: pending };
        const text = await storage.read(key);
        if (text === null) return { kind: 'nothing' };
        const saved = await readSaved(text);
        if (saved !== null) return { kind: 'run', saved };
        await storage.write(backupKey(instanceId), text);
        return { kind: 'unreadable' };
      } catch (error) {
        log.warn('The saved research run could not be reached; it is left as it is.', error);
        return { kind: 'unavailable' };
      }
    },
  ),
  autosaveRun,
};
