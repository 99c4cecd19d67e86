import type { PipelineEvent } from './pipeline.types.js';

type ConflictDetected = Extract<PipelineEvent, { readonly type: 'conflict.detected' }>;

const getOther = ({ event: { version } }: { readonly event: ConflictDetected }) => ({
  other: version,
});

/** Adopts the run of the other tab, which remains its owner. */
export const followOther = [
  { type: 'adoptOther', params: getOther },
  'releaseOwnership',
  'notifyRemoteAccepted',
] as const;

/** Asks the person which run to continue; both are preserved until then. */
export const askToResolve = {
  guard: 'canSave',
  actions: { type: 'setOther', params: getOther },
} as const;
