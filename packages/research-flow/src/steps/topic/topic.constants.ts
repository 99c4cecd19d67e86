/** CONST-01, TOPIC-14. */
export const SUGGESTIONS_AT_START = 3;
/** CONST-02, TOPIC-17. */
export const SUGGESTIONS_AFTER_FAILURE = 4;
/** TOPIC-25: how many of the categories are sent as preferences. */
export const CATEGORIES_SENT = 3;
/** TOPIC-13. */
export const METHODOLOGY = 'computational analysis';

/** TOPIC-24, in this order. */
export const CATEGORIES = [
  'Neuroscience & Brain Research',
  'Drug Discovery & Therapeutics',
  'Computational Biology',
  'Climate & Environmental Science',
  'Materials Science',
  'Artificial Intelligence',
  'Quantum Computing',
  'Biotechnology',
  'Space Technology',
  'Renewable Energy',
] as const;

/** CONST-04, TOPIC-29…32: what a person's own topic is given. */
export const CUSTOM_TOPIC = {
  idPrefix: 'custom-',
  category: 'Custom Research',
  difficulty: 'Intermediate',
  estimatedDuration: '12-18 months',
  potentialImpact: 7,
} as const;
