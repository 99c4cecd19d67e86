import { defineMessages } from '@spinout/flow-kit';
export const authMessages = /* @__PURE__ */ defineMessages('auth', {
  authenticating: 'Authenticating...',
  pleaseWait: 'Please wait while we complete your login...',
  redirecting: 'Redirecting...',
  failed: 'Authentication failed: {reason}',
  unavailable: 'sign-in service unavailable',
  noSignIn: 'no sign-in in progress',
  notAccepted: 'this page does not accept a token in its address',
  unreadable: 'the sign-in service sent an unreadable response',
  noStorage: 'this browser blocks storage, which sign-in needs',
  unverified: 'We could not check your sign-in',
  retry: 'Retry',
  checking: 'Checking your sign-in...',
  /** A provider does not show itself inside another site's page. */
  framed: 'You can’t sign in while this page is embedded in another site.',
  openInNewTab: 'Open in new tab',
  close: 'Close',
  guestName: 'Guest',
  demoName: 'Demo Researcher',
  demoAccount: 'Demo account',
});

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly auth: typeof authMessages;
  }
}
