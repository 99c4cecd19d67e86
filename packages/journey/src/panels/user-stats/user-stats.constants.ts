/** Sample figures, the same for everyone. */
export const USER_STATS = {
  journeys_completed: 3,
  research_papers: 2,
  companies_formed: 1,
  /** US dollars. */
  total_funding: 250_000,
} as const;
