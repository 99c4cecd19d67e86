import type { PipelineEvent } from './pipeline.types.js';

type VersionMet = Extract<PipelineEvent, { readonly type: 'version.met' }>;

const met = ({ event: { other } }: { readonly event: VersionMet }) => ({ other });

/** This tab goes on with the run of the other one, which does the work. */
export const followOther = [
  { type: 'takeOther', params: met },
  'placeElsewhere',
  'tellTaken',
] as const;

/** The person is asked which run to go on with; until then both stay. */
export const askWhich = {
  guard: 'isKept',
  actions: { type: 'keepOther', params: met },
} as const;
