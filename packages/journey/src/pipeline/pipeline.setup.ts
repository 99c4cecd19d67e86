import type { AgentId } from '@spinout/api-client';
import { actorSlot, afterFailure, NO_INTENTS, withIntent, withoutIntent } from '@spinout/flow-kit';
import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { AgentWork } from './agents/agent.types.js';
import { longer, mayTake, savedOf, topicOf, type Taking } from './pipeline.rules.js';
import { AGENT_DELAYS_MS } from './pipeline.constants.js';
import type {
  BackendRequest,
  KeeperEvent,
  KeepingInput,
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
import { askedAgents } from './run/answer.js';
import { sourceOf } from './run/bundle-of.js';
import { stamped, type Happening, type RunEvent } from './run/run-event.js';
import { NO_RUN } from './run/run-state.js';
import { begun, taken } from './run/begun.js';

/** The wish to have a topic researched by the service. */
export const RUN_RESEARCH = 'research.run';

/** What a run knows when its screen opens. */
export const openedPipeline = (input: PipelineInput): PipelineContext => ({
  ...input,
  typed: '',
  problem: null,
  log: [],
  run: NO_RUN,
  intents: NO_INTENTS,
  mayKeep: input.results === null,
  notice: null,
  other: null,
  isElsewhere: false,
});

/** The slots, questions and changes that the rules of a run are told with. */
export const pipelineSetup = setup({
  types: {
    input: {} as PipelineInput,
    context: {} as PipelineContext,
    events: {} as PipelineEvent,
    emitted: {} as PipelineEmitted,
    tags: {} as 'busy',
  },
  actors: {
    restoreRun: actorSlot<RestoredRun, KeepingInput>('restoreRun'),
    /** Keeps the run as it changes. */
    keepRun: fromCallback<KeeperEvent, KeepingInput>(() => undefined),
    runResearch: actorSlot<ServiceResults, ServiceRequest>('runResearch'),
    /** Tells what an agent backend reports. */
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
    mayRun: ({ context }) => context.mayRun && topicOf(context) !== '',
    isBlank: ({ context }) => topicOf(context) === '',
    startsByItself: ({ context: { mayRun, givenTopic, log } }) =>
      mayRun && givenTopic !== null && givenTopic.trim() !== '' && log.length === 0,
    isIn: ({ context: { run } }, { phase }: { phase: string }) => run.phase === phase,
    // A kept run may have been begun where the service or a backend was to be had.
    isAsking: ({ context: { run, asks } }) => run.by === 'asking' && asks === 'service',
    isFollowing: ({ context: { run, asks } }) => run.by === 'backend' && asks === 'backend',
    isHurried: ({ context }) => context.run.by === 'service',
    isFinished: ({ context }, { agent }: { agent: AgentId }) =>
      context.run.agents[agent].status === 'completed',
    isGiven: ({ context }, { agent }: { agent: AgentId }) => context.run.given[agent] !== undefined,
    hasFailed: ({ context }, { agent }: { agent: AgentId }) =>
      context.mayRun && context.run.agents[agent].status === 'error',
    isKept: ({ context }) => context.mayKeep,
    mayTake: ({ context }, taking: Taking) => mayTake(context, taking),
    hasOther: ({ context }) => context.other !== null,
    isReport: (_, { event, type }: { event: RunEvent; type: RunEvent['type'] }) =>
      event.type === type,
  },
  actions: {
    begin: assign(({ context }, { restored }: { restored: RestoredRun }) =>
      begun(context, restored),
    ),
    record: assign(({ context }, { happened }: { happened: readonly Happening[] }) =>
      longer(
        context,
        happened.map((what) => stamped(what, context.runtime.now())),
      ),
    ),
    recordReport: assign(({ context }, { event }: { event: RunEvent }) => longer(context, [event])),
    startRun: assign(({ context }) => {
      const started = { type: 'run.started', topic: topicOf(context), asks: context.asks } as const;
      const anew = { log: [], run: NO_RUN };
      return {
        ...longer(anew, [stamped(started, context.runtime.now())]),
        problem: null,
      };
    }),
    recordAsked: assign(({ context }) =>
      longer(
        context,
        askedAgents(context.run).map((what) => stamped(what, context.runtime.now())),
      ),
    ),
    recordGiven: assign(({ context }, { agent }: { agent: AgentId }) => {
      const output = context.run.given[agent] ?? null;
      const happened = [
        { type: 'agent.started', agent },
        { type: 'agent.completed', agent, output } as Happening,
      ] as const;
      return longer(
        context,
        happened.map((what) => stamped(what, context.runtime.now())),
      );
    }),
    recordEnd: assign(({ context }) => {
      // A backend has said so itself, and a finished run may have come back.
      if (context.run.phase === 'completed') return {};
      const what = { type: 'run.completed', ...sourceOf(context.run) } as const;
      return longer(context, [stamped(what, context.runtime.now())]);
    }),
    keep: enqueueActions(({ context, enqueue }) => {
      if (context.mayKeep)
        enqueue.sendTo('keeper', { type: 'run.changed', saved: savedOf(context) });
    }),
    takeOther: assign((_, { other }: { other: OtherRun | null }) =>
      other?.kind === 'run' ? taken(other.saved) : {},
    ),
    keepOther: assign({ other: (_, { other }: { other: OtherRun | null }) => other }),
    placeElsewhere: assign({ isElsewhere: true }),
    placeUnderWay: assign({ isElsewhere: ({ context: { run } }) => run.phase === 'research' }),
    placeHere: assign({ isElsewhere: false }),
    tellTaken: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('keeper', { type: 'version.taken' });
    }),
    tellKept: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('keeper', { type: 'version.kept', saved: savedOf(context) });
    }),
    // The tab that does a run tells its own host; this one's hears of it there.
    tellHost: enqueueActions(({ context: { run, results, isElsewhere }, enqueue }) => {
      if (run.bundle !== null && results === null && !isElsewhere) {
        enqueue.emit({ type: 'run.completed', bundle: run.bundle });
      }
    }),
    openIntent: assign({
      intents: ({ context: { intents, run, runtime } }) =>
        withIntent(intents, RUN_RESEARCH, run.topic, runtime.newKey),
    }),
    closeIntent: assign({ intents: ({ context }) => withoutIntent(context.intents, RUN_RESEARCH) }),
    keepIntent: assign({
      intents: ({ context }, { error }: { error: unknown }) =>
        afterFailure(context.intents, RUN_RESEARCH, error),
    }),
    keepTyped: assign((_, { topic }: { topic: string }) => ({ typed: topic, problem: null })),
    reportProblem: assign({ problem: (_, { problem }: { problem: PipelineProblem }) => problem }),
    tellNotice: assign({ notice: (_, { notice }: { notice: PipelineNotice | null }) => notice }),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.error('An agent of the research pipeline failed.', error),
    logService: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('The research service failed; the simulated pipeline runs.', error),
  },
});
