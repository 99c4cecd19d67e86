/** Names of the five fundraising materials, in display order. */
export const materialNames = {
  pitchDeck: 'Pitch deck',
  executiveSummary: 'Executive summary',
  financialModel: 'Financial model',
  capTable: 'Cap table',
  dueDiligence: 'Due diligence list',
} as const;

export type MaterialKind = keyof typeof materialNames;
