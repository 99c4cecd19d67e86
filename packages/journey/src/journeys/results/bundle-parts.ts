/** The parts of a bundle in agent order. */
export const BUNDLE_PARTS = [
  'literature',
  'hypotheses',
  'experimentDesign',
  'structure',
  'analysis',
  'paper',
] as const;

export type BundlePart = (typeof BUNDLE_PARTS)[number];
