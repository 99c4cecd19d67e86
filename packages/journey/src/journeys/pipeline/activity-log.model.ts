import type { AgentId } from '@spinout/api-client';
import { topicHasProtein } from '@spinout/domain/proteins';
import { fill } from '@spinout/design-system';
import type { PipelineMessages } from './pipeline.messages.js';
import { AGENT_ORDER } from './pipeline.constants.js';
import { next } from './run/replay.js';
import type { RunEvent } from './run/run-event.js';
import { NO_RUN, type RunState } from './run/run-state.js';

/** One line of the activity log. */
export interface ActivityEntry {
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
  const done = new Set<AgentId>();
  let run = NO_RUN;
  return log.flatMap((event) => {
    const isRepeated = event.type === 'agent.completed' && done.has(event.agent);
    if (event.type === 'agent.completed') done.add(event.agent);
    if (event.type === 'agent.started') done.delete(event.agent);
    const before = run;
    run = next(run, event);
    // A backend may replace the output of a completed agent; that is not another completion.
    const text = isRepeated ? null : formatEntry(event, messages, run.topic);
    const stopped = findStoppedAgents(before, run).map((agent) => ({
      at: event.at,
      text: fill(messages.entries.agentStopped, { agent: messages.names[agent] }),
      tone: 'quiet' as const,
    }));
    return text === null
      ? stopped
      : [{ at: event.at, text, tone: getEntryTone(event) }, ...stopped];
  });
};

/** Working agents that an event stopped, such as the failure of another agent. */
const findStoppedAgents = (before: RunState, after: RunState): readonly AgentId[] =>
  before.topic === after.topic
    ? AGENT_ORDER.filter(
        (id) => before.agents[id].status === 'working' && after.agents[id].status === 'idle',
      )
    : [];

const getEntryTone = ({ type }: RunEvent): ActivityEntry['tone'] => {
  if (type === 'run.completed' || type === 'agent.completed') return 'good';
  return type.endsWith('failed') ? 'bad' : 'quiet';
};

function formatEntry(
  event: RunEvent,
  { entries, names }: PipelineMessages,
  topic: string,
): string | null {
  switch (event.type) {
    case 'run.started':
      return fill(START_TEXTS[event.asks](entries), { topic: event.topic });
    case 'service.answered':
      return fill(entries.serviceAnswered, { dataSource: event.dataSource });
    case 'service.failed':
      return entries.serviceFailed;
    case 'agent.started':
      return fill(entries.agentStarted, { agent: names[event.agent] });
    case 'agent.completed': {
      const isMissingStructure = event.agent === 'alphafold-agent' && event.output === null;
      const missingText = topicHasProtein(topic) ? entries.noStructure : entries.noProtein;
      return fill(isMissingStructure ? missingText : entries.agentCompleted, {
        agent: names[event.agent],
      });
    }
    case 'agent.failed':
      return fill(entries.agentFailed, { agent: names[event.agent] });
    case 'agent.retried':
      return fill(entries.agentRetried, { agent: names[event.agent] });
    case 'run.failed':
      return entries.runFailed;
    case 'run.cancelled':
      return entries.runCancelled;
    case 'run.interrupted':
      return entries.runInterrupted;
    case 'run.resumed':
      return entries.runResumed;
    case 'run.completed':
      return fill(entries.runCompleted, { dataSource: event.dataSource });
    case 'results.opened':
      return entries.resultsOpened;
    case 'agent.noted':
    case 'tool.called':
    case 'usage.reported':
      return null;
  }
}

const START_TEXTS = {
  service: (entries: PipelineMessages['entries']) => entries.asksService,
  simulation: (entries: PipelineMessages['entries']) => entries.runStarted,
  backend: (entries: PipelineMessages['entries']) => entries.asksBackend,
} as const;
