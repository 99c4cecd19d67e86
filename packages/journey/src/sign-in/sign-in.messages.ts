export const signInMessages = {
  title: 'Start Your Research Journey',
  benefits: 'Benefits',
  benefitList: {
    journey: 'Go the whole way: from a topic to a paper and the plan of a company.',
    journeys: 'Find the journeys of this browser again, in one list.',
    profile: 'Keep a profile with your organization and research interests.',
    password: 'Use an account that you have. No new password.',
  },
  choose: 'Choose how to begin',
  continueWith: 'Continue with {provider}',
  guest: 'Continue as Guest',
  guestNote: 'As a guest you can do the research too. What you make stays in this browser.',
  signingIn: 'Signing in with {provider}...',
  checking: 'Checking your sign-in...',
  unverified: 'Sign-in could not be checked',
  unverifiedNote: 'The service did not answer. Your sign-in is kept: try again in a moment.',
  retry: 'Retry',
  framedNote:
    'This page stands inside another one, where providers do not let people sign in. It works in a tab of its own.',
  newTab: 'Open in new tab',
  cancel: 'Cancel',
} as const;

export type SignInMessages = typeof signInMessages;
