import type { AgentId, AgentStatus } from '@spinout/api-client';
import { AGENT_DEPENDENCIES, AGENT_ORDER } from '../pipeline.constants.js';
import type { RunEvent } from './run-event.js';
import type { RunState } from './run-state.js';

/** When an agent worked, in milliseconds from the start of the run. */
export interface AgentSpan {
  readonly id: AgentId;
  readonly status: AgentStatus;
  /** Null: it has not started, or its start is not in the log. */
  readonly start: number | null;
  /** The last known time while it works. */
  readonly end: number | null;
  readonly waitsFor: readonly AgentId[];
  /** The agent whose result it got last. */
  readonly startedAfter: AgentId | null;
}

export interface RunTimeline {
  /**
   * When the research service returned the results of agents, which have no times of their own; null if it returned none.
   */
  readonly repliedAt: number | null;
  readonly spans: readonly AgentSpan[];
  readonly totalMs: number;
}

/** The run as its log has it; null before a run, and for results without the times of the agents. */
export function toRunTimeline(run: RunState, log: readonly RunEvent[]): RunTimeline | null {
  const startedAt = run.startedAt === null ? Number.NaN : Date.parse(run.startedAt);
  const toOffset = (at: string | null): number | null => {
    const offset = at === null ? Number.NaN : Date.parse(at) - startedAt;
    return Number.isFinite(offset) ? Math.max(0, offset) : null;
  };
  const latest = toOffset(run.endedAt ?? log.at(-1)?.at ?? null);
  const spans = AGENT_ORDER.map((id): AgentSpan => {
    const { status, startedAt: started, endedAt } = run.agents[id];
    const start = toOffset(started);
    const end = toOffset(endedAt) ?? (status === 'working' ? latest : null);
    return {
      id,
      status,
      start,
      end: start === null || end === null ? end : Math.max(start, end),
      waitsFor: AGENT_DEPENDENCIES[id],
      startedAfter: start === null ? null : findLastFinished(id),
    };
  });
  const reply = log.find(({ type }) => type === 'service.answered');
  const repliedAt = reply === undefined ? null : toOffset(reply.at);
  const totalMs = Math.max(0, latest ?? 0, ...spans.map(({ end }) => end ?? 0));
  const isRunning = run.phase === 'research' && run.startedAt !== null;
  const hasTimes = repliedAt !== null || spans.some(({ start }) => start !== null);
  return isRunning || hasTimes ? { spans, totalMs, repliedAt } : null;

  function findLastFinished(id: AgentId): AgentId | null {
    const ends = AGENT_DEPENDENCIES[id].map((dependency) => ({
      dependency,
      end: toOffset(run.agents[dependency].endedAt) ?? -1,
    }));
    const last = ends.toSorted((a, b) => b.end - a.end)[0];
    return last && last.end >= 0 ? last.dependency : null;
  }
}
