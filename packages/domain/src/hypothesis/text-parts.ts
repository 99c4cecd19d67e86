/** The parts of a hypothesis that are written as text, in the order in which they are shown. */
export const TEXT_PARTS = [
  'factor',
  'comparator',
  'outcome',
  'mechanism',
  'population',
  'conditions',
] as const;
export type TextPart = (typeof TEXT_PARTS)[number];
