'use client';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { SignInPrompt } from '../sign-in/sign-in-prompt.js';
import { useSignIn } from './use-sign-in.js';

export interface SignInProps extends JourneyFrameProps {
  /** Whether alerts of sign-in show here; false beside an `Account`, which shows them. @default true */
  readonly showsAlert?: boolean | undefined;
}

/**
 * Asks a person to sign in, or to go on as a guest, under an `AuthProvider`.
 * @throws {Error} outside of an `AuthProvider`
 * @example <SignInGate fallback={<SignIn />}>…</SignInGate>
 */
export function SignIn({ showsAlert = true, ...frame }: SignInProps) {
  const { problem, ...signIn } = useSignIn();
  return (
    <JourneyFrame {...frame}>
      <SignInPrompt {...signIn} problem={showsAlert ? problem : null} />
    </JourneyFrame>
  );
}
