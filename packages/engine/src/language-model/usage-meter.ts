import { addUsage, type Usage } from '@spinout/api-client';

/** Creates a meter that sums the reported token usage of the model answers of one reply. */
export const createUsageMeter = () => {
  let sum: Usage | null = null;
  return {
    add: (usage: Usage) => {
      sum = addUsage(sum, usage);
    },
    /** The `usage` field of a reply; empty if no usage was reported. */
    read: (): { readonly usage?: Usage } => (sum === null ? {} : { usage: sum }),
  };
};
