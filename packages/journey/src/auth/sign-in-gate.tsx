'use client';
import { Spinner, Text } from '@spinout/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/journey-messages.js';
import { authMessages } from './auth.messages.js';
import { useAuth } from './use-auth.js';

export interface SignInGateProps {
  /** The least role that passes; a guest passes where none is named. @default anybody who is signed in */
  readonly role?: string | undefined;
  /** What shows instead, such as the sign-in prompt. @default nothing */
  readonly fallback?: ReactNode;
  /** What shows until the sign-in is checked. @default a short text */
  readonly pending?: ReactNode;
  readonly children: ReactNode;
}

/** Shows what is below it to those who are signed in. It hides; what may be done, a server decides. */
export function SignInGate({ role, fallback = null, pending, children }: SignInGateProps) {
  const { state, hasRole } = useAuth();
  if (state === 'checking') return pending === undefined ? <Checking /> : pending;
  const isAllowed = state === 'signed-in' || state === 'guest' || state === 'demo';
  return isAllowed && (role === undefined || hasRole(role)) ? children : fallback;
}

function Checking() {
  const messages = useMessages('auth', authMessages);
  return (
    <Text role="status" tone="muted">
      <Spinner size={16} /> {messages.checking}
    </Text>
  );
}
