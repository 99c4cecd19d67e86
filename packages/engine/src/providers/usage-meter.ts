import { addUsage, type Usage } from '@spinout/api-client';

/** Adds up what the answers of a model took, as far as the model says so. */
export interface UsageMeter {
  readonly add: (usage: Usage) => void;
  /** The field of a reply: empty if no usage was reported. */
  readonly read: () => { readonly usage?: Usage };
}

/** A meter for the answers behind one reply. */
export const createUsageMeter = (): UsageMeter => {
  let sum: Usage | null = null;
  return {
    add: (usage) => {
      sum = addUsage(sum, usage);
    },
    read: () => (sum === null ? {} : { usage: sum }),
  };
};
