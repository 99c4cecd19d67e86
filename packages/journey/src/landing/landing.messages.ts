/** T-20: welcome, intro and descriptions are ours; the rest is as specified. */
export const landingMessages = {
  /** LAND-01 */
  title: 'From a research interest to a company',
  /** LAND-02 */
  intro:
    'Name what you want to find out. Ten steps take it from a first hypothesis, through literature, experiment and peer review, to a company that can reach its market.',
  /** LAND-03, TEN-15, T-47 */
  start: 'Start Your Journey',
  starting: 'Initializing...',
  /** LAND-07, TEN-15, T-47 */
  closing: 'Begin Research Journey',
  closingBusy: 'Starting...',
} as const;

export type LandingMessages = typeof landingMessages;
