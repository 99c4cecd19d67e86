import type { PipelineEvent } from './pipeline.types.js';

type ConflictDetected = Extract<PipelineEvent, { readonly type: 'conflict.detected' }>;

const toOther = ({ event: { other } }: { readonly event: ConflictDetected }) => ({ other });

/** Adopts the run of the other tab, which remains its owner. */
export const followOther = [
  { type: 'adoptOther', params: toOther },
  'releaseOwnership',
  'notifyRemoteAccepted',
] as const;

/** Asks the person which run to continue; both are kept until then. */
export const askToResolve = {
  guard: 'canSave',
  actions: { type: 'setOther', params: toOther },
} as const;
