import type { RunEventKind, RunState } from '../database/schema/runs.schema.js';

export interface ResearchRun {
  readonly id: string;
  readonly owner: string;
  readonly topic: string;
  readonly state: RunState;
  /** Outputs by step, once completed. */
  readonly result: Readonly<Record<string, unknown>> | null;
  /** Error message, once failed. */
  readonly error: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface RunEvent {
  /** Counted from 1, without gaps. */
  readonly sequence: number;
  readonly at: Date;
  readonly kind: RunEventKind;
  /** Empty for events of the whole run. */
  readonly step: string;
  /** `{ output }` of a completed step, `{ error }` of a failed run; else null. */
  readonly data: unknown;
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
