'use client';
import { Alerts } from '../../frame/alerts/alerts.js';
import { useAlertText } from './use-alert-text.js';
import { useAuth } from './use-auth.js';

/** Shows sign-in alerts, except on the callback screen, which shows its own. */
export function AuthAlert() {
  const { closeAlert, callback } = useAuth();
  const text = useAlertText();
  return <Alerts message={callback === null ? text : null} onClose={closeAlert} />;
}
