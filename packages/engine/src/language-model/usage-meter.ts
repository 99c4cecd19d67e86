import { addUsage, type Usage } from '@spinout/api-client';

/** Sums the reported token usage of model answers. */
export interface UsageMeter {
  readonly add: (usage: Usage) => void;
  /** The `usage` field of a reply; empty if no usage was reported. */
  readonly read: () => { readonly usage?: Usage };
}

/** Creates a usage meter for one reply. */
export const createUsageMeter = (): UsageMeter => {
  let sum: Usage | null = null;
  return {
    add: (usage) => {
      sum = addUsage(sum, usage);
    },
    read: () => (sum === null ? {} : { usage: sum }),
  };
};
