export const authMessages = {
  authenticating: 'Authenticating...',
  pleaseWait: 'Please wait while we complete your login...',
  redirecting: 'Redirecting...',
  failed: 'Authentication failed: {reason}',
  unavailable: 'sign-in service unavailable',
  noSignIn: 'no sign-in in progress',
  notAccepted: 'this page takes no token from its address',
  unreadable: 'the answer of the sign-in service cannot be read',
  noStorage: 'this browser keeps nothing for this page, so a sign-in could not come back',
  unverified: 'Sign-in could not be checked',
  retry: 'Retry',
  checking: 'Checking your sign-in...',
  /** A provider does not show itself inside another site's page. */
  framed: 'Signing in is not possible inside another site’s page.',
  openInNewTab: 'Open in new tab',
  close: 'Close',
  guestName: 'Guest',
  demoName: 'Demo Researcher',
  demoAccount: 'Demo account',
} as const;

export type AuthMessages = typeof authMessages;
