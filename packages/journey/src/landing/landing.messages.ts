/** Words of this room. */
export const landingMessages = {
  title: 'From a research interest to a company',
} as const;

export type LandingMessages = typeof landingMessages;
