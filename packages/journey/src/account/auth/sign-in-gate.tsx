'use client';
import { useMessages } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import { Loading } from '../../frame/loading.view.js';
import { authMessages } from './auth.messages.js';
import { useAuth } from './use-auth.js';

export interface SignInGateProps {
  /** The minimum role. @default anyone who is signed in, including guests */
  readonly role?: string | undefined;
  /** Shown otherwise, such as the sign-in prompt. @default nothing */
  readonly fallback?: ReactNode;
  /** Shown until the sign-in is checked. @default a short text */
  readonly pending?: ReactNode;
  /** Shown to a signed-in person or guest. */
  readonly children: ReactNode;
}

/** Shows its children to signed-in people only. It only hides; servers check rights themselves. */
export function SignInGate({ role, fallback = null, pending, children }: SignInGateProps) {
  const { state, hasRole } = useAuth();
  const { checking } = useMessages(authMessages);
  if (state === 'checking') return pending === undefined ? <Loading text={checking} /> : pending;
  const isAllowed = state === 'signed-in' || state === 'guest' || state === 'demo';
  return isAllowed && (role === undefined || hasRole(role)) ? children : fallback;
}
