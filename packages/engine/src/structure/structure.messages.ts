/** Notes on the figures of a structure. */
export const structureMessages = {
  license: 'AlphaFold DB, CC BY 4.0',
  confidence: 'Percent of the residues with a pLDDT of 70 or more, by the shares of AlphaFold DB.',
  secondary:
    'Worked out from the predicted coordinates by hydrogen bonds, after Kabsch and Sander (1983).',
  mutations: 'Natural variants annotated in UniProt: {variants}. Their effect was not judged.',
} as const;
