/** The parts of a run, in the order of its agents (ENT-17). */
export const PARTS = [
  'literature',
  'hypotheses',
  'experimentDesign',
  'structure',
  'analysis',
  'paper',
] as const;

export type Part = (typeof PARTS)[number];
