/** Used if there is no topic. */
export const DEFAULT_TOPIC = 'Advanced Research';
/** Used if there is no interest. */
export const DEFAULT_INTEREST = 'general';
