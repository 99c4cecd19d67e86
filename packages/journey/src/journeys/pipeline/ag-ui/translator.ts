import type { AgentId } from '@spinout/api-client';
import { AGENT_ORDER } from '../pipeline.constants.js';
import { PART_OF, type AgentOutputs } from '../run/agent-outputs.js';
import { withTimestamp, type RunEventPayload, type RunEvent } from '../run/run-event.js';
import { readUsage } from '../run/usage.js';
import { applyPatch, isRecord } from './apply-patch.js';

interface TranslatorOptions {
  readonly topic: string;
  readonly agentOf: (stepName: string) => AgentId | null;
  readonly dataSource: string;
  readonly now: () => Date;
  /** Parses an agent's output; null if it is invalid. */
  readonly readOutput: (agent: AgentId, value: unknown) => AgentOutputs[AgentId] | null;
  /** Called with the error of a patch that cannot be applied. */
  readonly onSkipped: (error: unknown) => void;
}

/** Longer agent messages are truncated: a note is not a document. */
const MAX_NOTE_LENGTH = 2000;

/** Translates backend events into run events. Keeps the shared state and the messages in progress. */
export const createTranslator = ({
  topic,
  agentOf,
  dataSource,
  now,
  readOutput,
  onSkipped,
}: TranslatorOptions): ((event: unknown) => readonly RunEvent[]) => {
  const messages = new Map<string, string>();
  const working = new Set<AgentId>();
  const finished = new Set<AgentId>();
  const given = new Map<AgentId, string | undefined>();
  let state: unknown = {};

  /** The agent that started last; null before the first one. */
  const findSpeaker = (): AgentId | null => [...working].at(-1) ?? [...finished].at(-1) ?? null;

  const completeAgent = (agent: AgentId): RunEventPayload => {
    const part = readPart(state, agent);
    given.set(agent, JSON.stringify(part));
    finished.add(agent);
    working.delete(agent);
    const output = part == null ? null : readOutput(agent, part);
    return { type: 'agent.completed', agent, output } as RunEventPayload;
  };
  /** Completions of finished agents whose part of the state has changed since. */
  const findLateCompletions = (): readonly RunEventPayload[] =>
    [...finished]
      .filter((agent) => JSON.stringify(readPart(state, agent)) !== given.get(agent))
      .map(completeAgent);

  const addNote = (id: string): readonly RunEventPayload[] => {
    const note = messages.get(id)?.trim() ?? '';
    messages.delete(id);
    const agent = findSpeaker();
    return note === '' || agent === null
      ? []
      : [{ type: 'agent.noted', agent, text: note.slice(0, MAX_NOTE_LENGTH) }];
  };
  const appendMessage = (id: string, delta: string) => {
    const before = messages.get(id) ?? '';
    // Text beyond the limit is dropped.
    if (before.length < MAX_NOTE_LENGTH) messages.set(id, before + delta);
  };

  const finish = (result: unknown): readonly RunEventPayload[] => {
    if (isRecord(result)) state = isRecord(state) ? { ...state, ...result } : result;
    const rest = AGENT_ORDER.filter(
      (agent) =>
        !finished.has(agent) && (working.has(agent) || readPart(state, agent) !== undefined),
    );
    const late = findLateCompletions();
    const named = isRecord(state) ? state['dataSource'] : undefined;
    return [
      ...late,
      ...rest.flatMap((agent): readonly RunEventPayload[] => [
        ...(working.has(agent) ? [] : [{ type: 'agent.started', agent } as const]),
        completeAgent(agent),
      ]),
      {
        type: 'run.completed',
        dataSource: typeof named === 'string' && named.trim() !== '' ? named : dataSource,
      },
    ];
  };

  const toPayloads = (event: Record<string, unknown>): readonly RunEventPayload[] => {
    const id = text(event['messageId']);
    switch (event['type']) {
      case 'RUN_STARTED':
        return [{ type: 'run.started', topic, asks: 'backend' }];
      case 'STEP_STARTED': {
        const agent = agentOf(text(event['stepName']));
        if (agent === null) return [];
        working.add(agent);
        finished.delete(agent);
        return [{ type: 'agent.started', agent }];
      }
      case 'STEP_FINISHED': {
        const agent = agentOf(text(event['stepName']));
        return agent === null || !working.has(agent) ? [] : [completeAgent(agent)];
      }
      case 'TEXT_MESSAGE_CONTENT':
        appendMessage(id, text(event['delta']));
        return [];
      case 'TEXT_MESSAGE_END':
        return addNote(id);
      case 'TEXT_MESSAGE_CHUNK':
        appendMessage(id, text(event['delta']));
        return addNote(id);
      case 'TOOL_CALL_START': {
        const tool = text(event['toolCallName']);
        const agent = findSpeaker();
        return tool === '' || agent === null ? [] : [{ type: 'tool.called', agent, tool }];
      }
      case 'STATE_SNAPSHOT':
        state = event['snapshot'];
        return findLateCompletions();
      case 'STATE_DELTA':
        try {
          state = applyPatch(state, Array.isArray(event['delta']) ? event['delta'] : []);
        } catch (error) {
          onSkipped(error);
        }
        return findLateCompletions();
      case 'CUSTOM': {
        const usage = event['name'] === 'usage' ? readUsage(event['value']) : null;
        return usage === null
          ? []
          : [{ type: 'usage.reported', agent: [...working].at(-1) ?? null, usage }];
      }
      case 'RUN_FINISHED':
        return finish(event['result']);
      case 'RUN_ERROR':
        return [
          ...[...working].map((agent) => ({ type: 'agent.failed', agent }) as const),
          { type: 'run.failed' },
        ];
      default:
        return [];
    }
  };

  return (event) => {
    if (!isRecord(event)) return [];
    const at = parseTimestamp(event['timestamp']) ?? now();
    return toPayloads(event).map((payloads) => withTimestamp(payloads, at));
  };
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const readPart = (state: unknown, agent: AgentId): unknown =>
  isRecord(state) && Object.hasOwn(state, PART_OF[agent]) ? state[PART_OF[agent]] : undefined;

const parseTimestamp = (timestamp: unknown): Date | null => {
  const time = new Date(typeof timestamp === 'number' ? timestamp : Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time;
};
