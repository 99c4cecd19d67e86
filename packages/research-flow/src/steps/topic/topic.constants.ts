export const SUGGESTIONS_AT_START = 3;
export const SUGGESTIONS_AFTER_FAILURE = 4;
/** Number of categories that are sent as preferences. */
export const CATEGORIES_SENT = 3;
export const METHODOLOGY = 'computational analysis';

export const CUSTOM_TOPIC = {
  category: 'Custom Research',
  difficulty: 'Intermediate',
  estimatedDuration: '12-18 months',
  potentialImpact: 7,
} as const;
/** As in the contract, whose module is not part of the first load. */
export const MAX_TOPIC_CHARACTERS = 2000;
