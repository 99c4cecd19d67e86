'use client';
import { fill } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { authMessages } from './auth.messages.js';
import { useAuth } from './use-auth.js';

const REASONS = {
  unavailable: 'unavailable',
  'no-sign-in': 'noSignIn',
  'not-accepted': 'notAccepted',
  unreadable: 'unreadable',
  'no-storage': 'noStorage',
} as const;

/** The text of the sign-in alert; null when there is none. */
export function useAlertText(): string | null {
  const { alert } = useAuth();
  const messages = useMessages(authMessages);
  if (alert === null) return null;
  const reason = alert.kind === 'refused' ? alert.error : messages[REASONS[alert.kind]];
  return fill(messages.failed, { reason });
}
