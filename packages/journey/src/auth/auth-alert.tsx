'use client';
import { Alerts } from '../alerts/alerts.js';
import { useWords } from '../words/words.js';
import { authMessages } from './auth.messages.js';
import { problemText } from './problem-text.js';
import { useAuth } from './use-auth.js';

/** AUTH-07, T-39: where alerts of sign-in show. The callback screen shows its own. */
export function AuthAlert() {
  const { alert, closeAlert, callback } = useAuth();
  const words = useWords('auth', authMessages);
  const isHere = alert !== null && callback === null;
  return <Alerts message={isHere ? problemText(alert, words) : null} onClose={closeAlert} />;
}
