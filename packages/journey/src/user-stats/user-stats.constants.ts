/** ENT-23, MENU-12, CONST-29: sample figures, the same for everybody (T-49). */
export const USER_STATS = {
  journeys_completed: 3,
  research_papers: 2,
  companies_formed: 1,
  /** US dollars. */
  total_funding: 250_000,
} as const;
