import type { researchRuns, runEvents, RunState } from '../database/schema/runs.schema.js';

export interface ResearchRun extends Omit<
  typeof researchRuns.$inferSelect,
  'lastSequence' | 'attempts' | 'bytes' | 'result'
> {
  /** Outputs by step, once completed. */
  readonly result: Readonly<Record<string, unknown>> | null;
}

export type RunEvent = Omit<typeof runEvents.$inferSelect, 'runId'>;

export class RunNotFoundError extends Error {
  override readonly name = 'RunNotFoundError';
  constructor() {
    super('Run not found.');
  }
}

export class RunIdTakenError extends Error {
  override readonly name = 'RunIdTakenError';
  constructor() {
    super('This id belongs to another run. Choose a new one.');
  }
}

const OPEN_STATES = ['queued', 'running'] as const satisfies RunState[];

export const isOpen = ({ state }: Pick<ResearchRun, 'state'>): boolean =>
  OPEN_STATES.some((open) => open === state);

export const getOpenStates = (): RunState[] => [...OPEN_STATES];
