'use client';
import { Alerts } from '../alerts/alerts.js';
import { useMessages } from '../messages/journey-messages.js';
import { authMessages } from './auth.messages.js';
import { problemText } from './problem-text.js';
import { useAuth } from './use-auth.js';

/** Shows sign-in alerts, except on the callback screen, which shows its own. */
export function AuthAlert() {
  const { alert, closeAlert, callback } = useAuth();
  const messages = useMessages('auth', authMessages);
  const isMounted = alert !== null && callback === null;
  return <Alerts message={isMounted ? problemText(alert, messages) : null} onClose={closeAlert} />;
}
