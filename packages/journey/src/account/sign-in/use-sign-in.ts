import type { SignInProps } from './sign-in.types.js';
import { useMessages } from '@spinout/flow-kit/react';
import { authMessages } from '../auth/auth.messages.js';
import { problemText } from '../auth/problem-text.js';
import { useAuth } from '../auth/use-auth.js';

/** State and actions of sign-in, for its prompt and dialog. */
export function useSignIn(): SignInProps {
  const auth = useAuth();
  const messages = useMessages(authMessages);
  // The callback screen shows its own alerts.
  const problem = auth.callback === null ? auth.alert : null;
  return {
    providers: auth.providers,
    busy: auth.state === 'checking' ? 'checking' : auth.signingInWith,
    isUnverified: auth.state === 'unverified',
    newTabHref: auth.offersNewTab ? auth.pageAddress() : null,
    problem: problem && problemText(problem, messages),
    onSignIn: auth.signIn,
    onContinueAsGuest: auth.continueAsGuest,
    onRetry: auth.retry,
    onProblemClose: auth.closeAlert,
  };
}
