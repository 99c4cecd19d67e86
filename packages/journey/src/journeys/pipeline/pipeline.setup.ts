import type { AgentId } from '@spinout/api-client';
import { actorSlot } from '@spinout/flow-kit';
import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { AgentWork } from './agents/agent.types.js';
import {
  appendEvents,
  canAdopt,
  createSavedRun,
  getTopic,
  type Adoption,
} from './pipeline.rules.js';
import { AGENT_DELAYS_MS } from './pipeline.constants.js';
import type {
  BackendRequest,
  AutosaveCommand,
  AutosaveInput,
  OtherRun,
  PipelineContext,
  PipelineEmitted,
  PipelineEvent,
  PipelineInput,
  PipelineNotice,
  PipelineProblem,
  RestoredRun,
  ServiceRequest,
  ServiceResults,
} from './pipeline.types.js';
import type { AgentOutputs } from './run/agent-outputs.js';
import { createInitialAgentEvents } from './run/service-events.js';
import { createRunSource } from './run/create-bundle.js';
import { withTimestamp, type RunEventPayload, type RunEvent } from './run/run-event.js';
import { NO_RUN } from './run/run-state.js';
import { openRun, adoptSavedRun } from './run/open-run.js';

/** Initial context when the screen opens. */
export const createInitialContext = (input: PipelineInput): PipelineContext => ({
  ...input,
  typed: '',
  problem: null,
  log: [],
  run: NO_RUN,
  canSave: input.results === null,
  notice: null,
  other: null,
  isOwnedByOtherTab: false,
});

/** Actors, guards and actions of the pipeline machine. */
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
    autosaveRun: fromCallback<AutosaveCommand, AutosaveInput>(() => undefined),
    runResearch: actorSlot<ServiceResults, ServiceRequest>('runResearch'),
    /** Forwards the events of an agent backend. */
    followBackend: fromCallback<PipelineEvent, BackendRequest>(() => undefined),
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
    isBlank: ({ context }) => getTopic(context) === '',
    canAutoStart: ({ context: { canRun, givenTopic, log } }) =>
      canRun && givenTopic !== null && givenTopic.trim() !== '' && log.length === 0,
    isInPhase: ({ context: { run } }, { phase }: { phase: string }) => run.phase === phase,
    // A saved run may have been started with a service or backend that is not configured now.
    isAsking: ({ context: { run, asks } }) => run.by === 'asking' && asks === 'service',
    isFollowing: ({ context: { run, asks } }) => run.by === 'backend' && asks === 'backend',
    usesRealResults: ({ context }) => context.run.by === 'service',
    isFinished: ({ context }, { agent }: { agent: AgentId }) =>
      context.run.agents[agent].status === 'completed',
    hasGivenResult: ({ context }, { agent }: { agent: AgentId }) =>
      context.run.given[agent] !== undefined,
    hasFailed: ({ context }, { agent }: { agent: AgentId }) =>
      context.canRun && context.run.agents[agent].status === 'error',
    canSave: ({ context }) => context.canSave,
    canAdopt: ({ context }, adoption: Adoption) => canAdopt(context, adoption),
    hasConflict: ({ context }) => context.other !== null,
    isReportOfType: (_, { event, type }: { event: RunEvent; type: RunEvent['type'] }) =>
      event.type === type,
  },
  actions: {
    open: assign(({ context }, { restored }: { restored: RestoredRun }) =>
      openRun(context, restored),
    ),
    record: assign(({ context }, { payloads }: { payloads: readonly RunEventPayload[] }) =>
      appendEvents(
        context,
        payloads.map((payload) => withTimestamp(payload, context.runtime.now())),
      ),
    ),
    recordReport: assign(({ context }, { event }: { event: RunEvent }) =>
      appendEvents(context, [event]),
    ),
    startRun: assign(({ context }) => {
      const started = {
        type: 'run.started',
        topic: getTopic(context),
        asks: context.asks,
      } as const;
      const emptyRun = { log: [], run: NO_RUN };
      return {
        ...appendEvents(emptyRun, [withTimestamp(started, context.runtime.now())]),
        problem: null,
      };
    }),
    recordInitialAgents: assign(({ context }) =>
      appendEvents(
        context,
        createInitialAgentEvents(context.run).map((payload) =>
          withTimestamp(payload, context.runtime.now()),
        ),
      ),
    ),
    recordGiven: assign(({ context }, { agent }: { agent: AgentId }) => {
      const output = context.run.given[agent] ?? null;
      const payloads = [
        { type: 'agent.started', agent },
        { type: 'agent.completed', agent, output } as RunEventPayload,
      ] as const;
      return appendEvents(
        context,
        payloads.map((payload) => withTimestamp(payload, context.runtime.now())),
      );
    }),
    recordEnd: assign(({ context }) => {
      // A backend reports the end itself, and a restored run may already be complete.
      if (context.run.phase === 'completed') return {};
      const payload = { type: 'run.completed', ...createRunSource(context.run) } as const;
      return appendEvents(context, [withTimestamp(payload, context.runtime.now())]);
    }),
    save: enqueueActions(({ context, enqueue }) => {
      if (context.canSave)
        enqueue.sendTo('autosave', { type: 'record.changed', saved: createSavedRun(context) });
    }),
    adoptOther: assign((_, { other }: { other: OtherRun | null }) =>
      other?.kind === 'record' ? adoptSavedRun(other.saved) : {},
    ),
    setOther: assign({ other: (_, { other }: { other: OtherRun | null }) => other }),
    releaseOwnership: assign({ isOwnedByOtherTab: true }),
    releaseActiveRun: assign({
      isOwnedByOtherTab: ({ context: { run } }) => run.phase === 'research',
    }),
    claimOwnership: assign({ isOwnedByOtherTab: false }),
    notifyRemoteAccepted: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('autosave', { type: 'conflict.resolvedRemote' });
    }),
    notifyLocalAccepted: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('autosave', {
        type: 'conflict.resolvedLocal',
        saved: createSavedRun(context),
      });
    }),
    // Only the tab that owns the run notifies its host.
    emitCompleted: enqueueActions(({ context: { run, results, isOwnedByOtherTab }, enqueue }) => {
      if (run.bundle !== null && results === null && !isOwnedByOtherTab) {
        enqueue.emit({ type: 'run.completed', bundle: run.bundle });
      }
    }),
    setTopic: assign((_, { topic }: { topic: string }) => ({ typed: topic, problem: null })),
    reportProblem: assign({ problem: (_, { problem }: { problem: PipelineProblem }) => problem }),
    setNotice: assign({ notice: (_, { notice }: { notice: PipelineNotice | null }) => notice }),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.error('An agent of the research pipeline failed.', error),
    logService: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('The research service failed; the simulated pipeline runs.', error),
  },
});
