/** What people call the five fundraising materials, in the order in which they are shown. */
export const materialNames = {
  pitchDeck: 'Pitch deck',
  executiveSummary: 'Executive summary',
  financialModel: 'Financial model',
  capTable: 'Cap table',
  dueDiligence: 'Due diligence list',
} as const;

export type MaterialKind = keyof typeof materialNames;
