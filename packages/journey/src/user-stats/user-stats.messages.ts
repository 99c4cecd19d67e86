export const userStatsMessages = {
  /** MENU-11 */
  title: 'Your Research Impact',
  journeys: 'Journeys completed',
  papers: 'Research papers',
  companies: 'Companies formed',
  funding: 'Total funding',
  /** T-49 */
  sample: 'Sample figures',
} as const;

export type UserStatsMessages = typeof userStatsMessages;
