import { topicHasProtein } from '@spinout/domain/proteins';
import { fill } from '@spinout/design-system';
import type { PipelineMessages } from './pipeline.messages.js';
import { AGENT_ORDER } from './pipeline.constants.js';
import { next } from './run/replay.js';
import type { RunEvent } from './run/run-event.js';
import { NO_RUN, type RunState } from './run/run-state.js';

interface ActivityEntry {
  /** ISO 8601. */
  readonly at: string;
  readonly text: string;
  readonly tone: 'quiet' | 'good' | 'bad';
}

/** The log as text. Agent notes and token usage are shown with the agents. */
export const toActivityEntries = (
  log: readonly RunEvent[],
  messages: PipelineMessages,
): readonly ActivityEntry[] => {
  let run = NO_RUN;
  return log.flatMap((event): readonly ActivityEntry[] => {
    const before = run;
    run = next(run, event);
    const { at } = event;
    const text = formatEntry(event, before, messages);
    const stopped = findStoppedAgents(before, run).map((agent) => ({
      at,
      text: fill(messages.entries.agentStopped, { agent: messages.names[agent] }),
      tone: 'quiet' as const,
    }));
    return text === null ? stopped : [{ at, text, tone: getEntryTone(event) }, ...stopped];
  });
};

/** Working agents that an event stopped, such as the failure of another agent. */
const findStoppedAgents = (before: RunState, after: RunState) =>
  before.topic === after.topic
    ? AGENT_ORDER.filter(
        (id) => before.agents[id].status === 'working' && after.agents[id].status === 'idle',
      )
    : [];

const getEntryTone = ({ type }: RunEvent): ActivityEntry['tone'] => {
  if (type === 'run.completed' || type === 'agent.completed') return 'good';
  return type.endsWith('failed') ? 'bad' : 'quiet';
};

const START_TEXTS = {
  service: 'asksService',
  simulation: 'runStarted',
  backend: 'asksBackend',
} as const;

const TEXTS = {
  'service.failed': 'serviceFailed',
  'agent.started': 'agentStarted',
  'agent.failed': 'agentFailed',
  'agent.retried': 'agentRetried',
  'run.failed': 'runFailed',
  'run.cancelled': 'runCancelled',
  'run.interrupted': 'runInterrupted',
  'run.resumed': 'runResumed',
  'results.opened': 'resultsOpened',
} as const;

function formatEntry(
  event: RunEvent,
  before: RunState,
  { entries, names }: PipelineMessages,
): string | null {
  switch (event.type) {
    case 'run.started':
      return fill(entries[START_TEXTS[event.asks]], { topic: event.topic });
    case 'service.answered':
      return fill(entries.serviceAnswered, { dataSource: event.dataSource });
    case 'run.completed':
      return fill(entries.runCompleted, { dataSource: event.dataSource });
    case 'agent.completed': {
      // A backend may replace the output of a completed agent; that is not another completion.
      if (before.agents[event.agent].status === 'completed') return null;
      const isMissingStructure = event.agent === 'alphafold-agent' && event.output === null;
      const missingText = topicHasProtein(before.topic) ? entries.noStructure : entries.noProtein;
      return fill(isMissingStructure ? missingText : entries.agentCompleted, {
        agent: names[event.agent],
      });
    }
    case 'agent.noted':
    case 'tool.called':
    case 'usage.reported':
      return null;
    default:
      return fill(entries[TEXTS[event.type]], {
        agent: 'agent' in event ? names[event.agent] : '',
      });
  }
}
