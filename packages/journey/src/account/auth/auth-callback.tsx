'use client';
import type { ReactNode } from 'react';
import { Alerts } from '../../frame/alerts/alerts.js';
import { JourneyFrame, type JourneyFrameProps } from '../../frame/journey-frame.js';
import { useMessages } from '@spinout/flow-kit/react';
import { AuthCallbackView } from './auth-callback.view.js';
import { authMessages } from './auth.messages.js';
import { problemText } from './problem-text.js';
import { useAuth } from './use-auth.js';

export interface AuthCallbackProps extends JourneyFrameProps {
  /** The page, shown unless a sign-in callback is being handled. */
  readonly children?: ReactNode;
}

/** The callback screen, instead of the page, on the path /auth/callback. */
export function AuthCallback({ children, ...frame }: AuthCallbackProps) {
  const { callback } = useAuth();
  if (callback === null) return children;
  return (
    <JourneyFrame {...frame}>
      <Screen phase={callback} />
    </JourneyFrame>
  );
}

function Screen({ phase }: { readonly phase: 'authenticating' | 'redirecting' }) {
  const { alert, closeAlert } = useAuth();
  const messages = useMessages(authMessages);
  return (
    <>
      <AuthCallbackView phase={alert === null ? phase : null} messages={messages} />
      <Alerts message={alert && problemText(alert, messages)} onClose={closeAlert} />
    </>
  );
}
