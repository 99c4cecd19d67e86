/** The parts of a run, in the order of its agents. */
export const PARTS = [
  'literature',
  'hypotheses',
  'experimentDesign',
  'structure',
  'analysis',
  'paper',
] as const;

export type Part = (typeof PARTS)[number];
