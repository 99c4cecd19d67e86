import type { AgentId } from '@spinout/api-client';
import { actorSlot, type RecordCommand } from '@spinout/flow-kit';
import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { AgentWork } from './agents/simulated-agents.js';
import { completeAgent, createSavedRun, getTopic, record, startRun } from './pipeline.rules.js';
import { AGENT_DELAYS_MS } from './pipeline.constants.js';
import type {
  RunRequest,
  AutosaveInput,
  PipelineContext,
  PipelineEmitted,
  PipelineEvent,
  PipelineInput,
  ServiceResults,
} from './pipeline.types.js';
import type { AgentOutputs } from './run/agent-outputs.js';
import { adoptSavedRun } from './run/open-run.js';
import type { RunEventPayload } from './run/run-event.js';
import type { SavedRun } from './run/saved-run.js';

export const pipelineSetup = setup({
  types: {
    input: {} as PipelineInput,
    context: {} as PipelineContext,
    events: {} as PipelineEvent,
    emitted: {} as PipelineEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Restores the run, saves its changes, and detects runs of other tabs. */
    autosaveRun: fromCallback<RecordCommand<SavedRun>, AutosaveInput>(() => undefined),
    runResearch: actorSlot<ServiceResults, RunRequest>('runResearch'),
    /** Forwards the events of an agent backend. */
    followBackend: fromCallback<PipelineEvent, RunRequest>(() => undefined),
    literature: actorSlot<AgentOutputs['literature-agent'], AgentWork>('literature'),
    hypothesis: actorSlot<AgentOutputs['hypothesis-agent'], AgentWork>('hypothesis'),
    experiment: actorSlot<AgentOutputs['experiment-agent'], AgentWork>('experiment'),
    structure: actorSlot<AgentOutputs['alphafold-agent'], AgentWork>('structure'),
    analysis: actorSlot<AgentOutputs['analysis-agent'], AgentWork>('analysis'),
    paper: actorSlot<AgentOutputs['paper-agent'], AgentWork>('paper'),
  },
  delays: AGENT_DELAYS_MS,
  guards: {
    canRun: ({ context }) => context.canRun && getTopic(context) !== '',
    isInPhase: ({ context: { run } }, { phase }: { phase: string }) => run.phase === phase,
    usesRealResults: ({ context }) => context.run.by === 'service',
    isFinished: ({ context }, { agent }: { agent: AgentId }) =>
      context.run.agents[agent].status === 'completed',
  },
  actions: {
    record: assign(({ context }, { payloads }: { payloads: readonly RunEventPayload[] }) =>
      record(context, payloads),
    ),
    startRun: assign(({ context }) => startRun(context)),
    completeAgent: assign(({ context }, { agent, output }: { agent: AgentId; output: unknown }) =>
      completeAgent(context, agent, output),
    ),
    save: enqueueActions(({ context, enqueue }) => {
      if (context.canSave)
        enqueue.sendTo('autosave', { type: 'record.changed', saved: createSavedRun(context) });
    }),
    /** Adopts the run of the other tab. */
    adoptOther: enqueueActions(({ context: { other }, enqueue }) => {
      if (other?.kind !== 'record') return;
      enqueue.assign(adoptSavedRun(other.saved));
      enqueue.sendTo('autosave', { type: 'conflict.resolvedRemote' });
    }),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.error('An agent of the research pipeline failed.', error),
  },
});
