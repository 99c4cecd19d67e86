/** Notes on the figures of a structure. */
export const structureMessages = {
  license: 'AlphaFold DB, CC BY 4.0',
  confidence:
    'Percentage of residues with a pLDDT of 70 or more, from the fractions that AlphaFold DB reports.',
  secondary:
    'Calculated from hydrogen bonds in the predicted coordinates, after Kabsch and Sander (1983).',
  mutations: 'Natural variants annotated in UniProt: {variants}. Their effect was not judged.',
} as const;
