export const userStatsMessages = {
  title: 'Your Research Impact',
  journeys: 'Journeys completed',
  papers: 'Research papers',
  companies: 'Companies formed',
  funding: 'Total funding',
  sample: 'Sample figures',
} as const;

export type UserStatsMessages = typeof userStatsMessages;
