/** The ten categories of the flow, in the order in which it offers them. */
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

export type Category = (typeof CATEGORIES)[number];
