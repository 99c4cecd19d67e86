'use client';
import { Alerts } from '../../frame/alerts/alerts.js';
import { useMessages } from '@spinout/flow-kit/react';
import { authMessages } from './auth.messages.js';
import { problemText } from './problem-text.js';
import { useAuth } from './use-auth.js';

/** Shows sign-in alerts, except on the callback screen, which shows its own. */
export function AuthAlert() {
  const { alert, closeAlert, callback } = useAuth();
  const messages = useMessages(authMessages);
  const isMounted = alert !== null && callback === null;
  return <Alerts message={isMounted ? problemText(alert, messages) : null} onClose={closeAlert} />;
}
