/** Words of this room. */
export const twelveStepMessages = {
  /** TWELVE-01 */
  title: 'Full Research Journey',
} as const;

export type TwelveStepMessages = typeof twelveStepMessages;
