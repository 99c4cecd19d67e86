import type { SignInProps } from './sign-in.types.js';

export type SignInState = Pick<SignInProps, 'busy' | 'isUnverified' | 'newTabHref' | 'problem'>;

const ready: SignInState = { busy: null };

/** One fixture for each state of sign-in. */
export const signInStates = {
  ready,
  signingIn: { busy: 'orcid' },
  checking: { busy: 'checking' },
  unverified: { busy: null, isUnverified: true },
  retrying: { busy: 'checking', isUnverified: true },
  framed: { busy: null, newTabHref: 'https://spinout.example/' },
  refused: { busy: null, problem: 'Authentication failed: sign-in service unavailable' },
} as const satisfies Record<string, SignInState>;
