'use client';
import { JourneyFrame, type JourneyFrameProps } from '../../frame/journey-frame.js';
import { SignInPrompt } from './sign-in-prompt.js';
import { useSignIn } from './use-sign-in.js';

export interface SignInProps extends JourneyFrameProps {
  /** Whether sign-in alerts show here; false if an `Account` on the same page shows them. @default true */
  readonly showsAlert?: boolean | undefined;
}

/**
 * The prompt to sign in or continue as a guest. Needs an `AuthProvider`.
 * @throws {Error} outside of an `AuthProvider`
 * @example <SignInGate fallback={<SignIn />}>…</SignInGate>
 */
export function SignIn({ showsAlert = true, ...frame }: SignInProps) {
  const signIn = useSignIn(showsAlert);
  return (
    <JourneyFrame {...frame}>
      <SignInPrompt {...signIn} />
    </JourneyFrame>
  );
}
