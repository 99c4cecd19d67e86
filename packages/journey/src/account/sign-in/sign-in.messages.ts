import { defineMessages } from '@spinout/flow-kit';
export const signInMessages = /* @__PURE__ */ defineMessages('signIn', {
  title: 'Start Your Research Journey',
  benefits: 'Benefits',
  benefitList: {
    journey: 'Go from a topic to a paper and a company plan.',
    journeys: 'See all your journeys in one place.',
    profile: 'Keep a profile with your organization and research interests.',
    password: 'Use an account you already have.',
  },
  choose: 'Choose how to start',
  continueWith: 'Continue with {provider}',
  guest: 'Continue as Guest',
  guestNote: 'Guests can do research too. Your work stays in this browser.',
  signingIn: 'Signing in with {provider}...',
  checking: 'Checking your sign-in...',
  unverified: 'We could not check your sign-in',
  unverifiedNote: 'The service did not respond. Your sign-in is saved. Try again in a moment.',
  retry: 'Retry',
  framedNote:
    'This page is embedded in another site, where providers block sign-in. Open it in a new tab.',
  newTab: 'Open in new tab',
  cancel: 'Cancel',
});

export type SignInMessages = typeof signInMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly signIn: SignInMessages;
  }
}
