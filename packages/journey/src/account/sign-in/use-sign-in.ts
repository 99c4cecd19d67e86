import { useAlertText } from '../auth/use-alert-text.js';
import { useAuth } from '../auth/use-auth.js';
import type { SignInProps } from './sign-in.types.js';

/**
 * State and actions of sign-in, for its prompt and dialog.
 * @param showsAlert whether sign-in alerts show here
 */
export function useSignIn(showsAlert: boolean): SignInProps {
  const auth = useAuth();
  const alert = useAlertText();
  return {
    providers: auth.providers,
    busy: auth.state === 'checking' ? 'checking' : auth.signingInWith,
    isUnverified: auth.state === 'unverified',
    newTabHref: auth.offersNewTab ? auth.pageAddress() : null,
    // The callback screen shows its own alerts.
    problem: showsAlert && auth.callback === null ? alert : null,
    onSignIn: auth.signIn,
    onContinueAsGuest: auth.continueAsGuest,
    onRetry: auth.retry,
    onProblemClose: auth.closeAlert,
  };
}
