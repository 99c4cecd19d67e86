'use client';
import { Spinner, Text } from '@spinout/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '@spinout/flow-kit/react';
import { authMessages } from './auth.messages.js';
import { useAuth } from './use-auth.js';

export interface SignInGateProps {
  /** The minimum role. @default anyone who is signed in, including guests */
  readonly role?: string | undefined;
  /** Shown otherwise, such as the sign-in prompt. @default nothing */
  readonly fallback?: ReactNode;
  /** Shown until the sign-in is checked. @default a short text */
  readonly pending?: ReactNode;
  readonly children: ReactNode;
}

/** Shows its children to signed-in people only. It only hides; servers check rights themselves. */
export function SignInGate({ role, fallback = null, pending, children }: SignInGateProps) {
  const { state, hasRole } = useAuth();
  if (state === 'checking') return pending === undefined ? <Checking /> : pending;
  const isAllowed = state === 'signed-in' || state === 'guest' || state === 'demo';
  return isAllowed && (role === undefined || hasRole(role)) ? children : fallback;
}

function Checking() {
  const messages = useMessages(authMessages);
  return (
    <Text role="status" tone="muted">
      <Spinner size={16} /> {messages.checking}
    </Text>
  );
}
