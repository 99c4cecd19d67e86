'use client';
import { Spinner, Text } from '@spinout/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/journey-messages.js';
import { authMessages } from './auth.messages.js';
import { useAuth } from './use-auth.js';

export interface SignInGateProps {
  /** The least role that passes; a guest passes where none is named (T-09). @default anybody who is signed in */
  readonly role?: string | undefined;
  /** What stands there instead, such as the sign-in prompt (AUTH-14). @default nothing */
  readonly fallback?: ReactNode;
  /** What stands there until it is known who the person is. @default words that say so */
  readonly pending?: ReactNode;
  readonly children: ReactNode;
}

/** AUTH-14: shows what is below it to those who are signed in. It hides; what may be done, a server decides. */
export function SignInGate({ role, fallback = null, pending, children }: SignInGateProps) {
  const { state, hasRole } = useAuth();
  if (state === 'checking') return pending === undefined ? <Checking /> : pending;
  const isIn = state === 'signed-in' || state === 'guest' || state === 'demo';
  return isIn && (role === undefined || hasRole(role)) ? children : fallback;
}

function Checking() {
  const messages = useMessages('auth', authMessages);
  return (
    <Text role="status" tone="muted">
      <Spinner size={16} /> {messages.checking}
    </Text>
  );
}
