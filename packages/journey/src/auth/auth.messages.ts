export const authMessages = {
  /** AUTH-02 */
  authenticating: 'Authenticating...',
  /** AUTH-03 */
  pleaseWait: 'Please wait while we complete your login...',
  /** AUTH-04 */
  redirecting: 'Redirecting...',
  /** AUTH-07 */
  failed: 'Authentication failed: {reason}',
  /** T-39 */
  unavailable: 'sign-in service unavailable',
  /** T-71 */
  noSignIn: 'no sign-in in progress',
  notAccepted: 'this page takes no token from its address',
  unreadable: 'the answer of the sign-in service cannot be read',
  noStorage: 'this browser keeps nothing for this page, so a sign-in could not come back',
  /** T-70 */
  unverified: 'Sign-in could not be checked',
  /** T-70 */
  retry: 'Retry',
  checking: 'Checking your sign-in...',
  /** A provider does not show itself inside another site's page. */
  framed: 'Signing in is not possible inside another site’s page.',
  openInNewTab: 'Open in new tab',
  close: 'Close',
  /** T-09 */
  guestName: 'Guest',
  demoName: 'Demo Researcher',
  /** T-39 */
  demoAccount: 'Demo account',
} as const;

export type AuthMessages = typeof authMessages;
