/** FLOW-08: stands in for a topic that was not given. */
export const DEFAULT_TOPIC = 'Advanced Research';
/** FLOW-09: stands in for an interest that was not given. */
export const DEFAULT_INTEREST = 'general';
