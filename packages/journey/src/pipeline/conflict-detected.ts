import type { PipelineEvent } from './pipeline.types.js';

type ConflictDetected = Extract<PipelineEvent, { readonly type: 'conflict.detected' }>;

const toOther = ({ event: { other } }: { readonly event: ConflictDetected }) => ({ other });

/** This tab goes on with the run of the other one, which does the work. */
export const followOther = [
  { type: 'adoptOther', params: toOther },
  'releaseOwnership',
  'notifyRemoteAccepted',
] as const;

/** The person is asked which run to go on with; until then both stay. */
export const askToResolve = {
  guard: 'canSave',
  actions: { type: 'setOther', params: toOther },
} as const;
