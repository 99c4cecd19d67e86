/** What the replies of the ten-step journey say of themselves. */
export const tenStepMessages = {
  byEngine: 'This engine',
  byStart: 'Literature search, linked evidence and power analysis',
  byCounting: 'Count of your requests',
  budgetBasis: 'Sum of unit costs, which are planning assumptions.',
  noBudget: 'Not estimated: there is no hypothesis to test yet.',
  noTimeline: 'Not estimated: there is no hypothesis to test yet',
} as const;
