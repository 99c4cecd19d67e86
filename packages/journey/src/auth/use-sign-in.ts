import type { SignInProps } from '../sign-in/sign-in.types.js';
import { useWords } from '../words/words.js';
import { authMessages } from './auth.messages.js';
import { problemText } from './problem-text.js';
import { useAuth } from './use-auth.js';

/** How sign-in stands and what may be asked of it, for its prompt and its dialog. */
export function useSignIn(): SignInProps {
  const auth = useAuth();
  const words = useWords('auth', authMessages);
  // The callback screen shows its own.
  const problem = auth.callback === null ? auth.alert : null;
  return {
    providers: auth.providers,
    busy: auth.state === 'checking' ? 'checking' : auth.signingInWith,
    isUnverified: auth.state === 'unverified',
    newTabHref: auth.offersNewTab ? auth.pageAddress() : null,
    problem: problem && problemText(problem, words),
    onSignIn: auth.signIn,
    onContinueAsGuest: auth.continueAsGuest,
    onRetry: auth.retry,
    onProblemClose: auth.closeAlert,
  };
}
