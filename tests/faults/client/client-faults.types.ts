import type { ApiErrorDetails } from '@spinout/api-client';
import type { Answer, AnyCall } from '../screens/faulty-server.js';
import type { CallId } from './client-calls.js';
import type { ReplyVariants } from './reply-variants.js';

/** What the outcome of a call depends on. */
export interface CallFacts {
  readonly id: CallId;
  readonly isRead: boolean;
  /** A write that is never the retry of an earlier one. */
  readonly isAlwaysFresh: boolean;
  /** Health checks are sent once. */
  readonly isHealthCheck: boolean;
  readonly isPdf: boolean;
  /** Whether it carries the token of the session. */
  readonly isSigned: boolean;
  /** The example reply with changes that the schema allows or not. */
  readonly variants: ReplyVariants;
}

/** Expected outcome of a call. */
export interface Outcome {
  /** Code of the error; null for a reply. */
  readonly code: 'unreachable' | 'timeout' | 'aborted' | 'status' | 'malformed' | null;
  readonly details?: Partial<ApiErrorDetails>;
  readonly requests: number;
  /** Whether a repeated call has the idempotency key of this one. Reads have none. */
  readonly key: 'kept' | 'dropped';
}

export interface ClientFault {
  /** Starts with its number in the list of faults. */
  readonly name: string;
  readonly answer: (facts: CallFacts) => Answer<AnyCall>;
  readonly expected: (facts: CallFacts) => Outcome;
  /** Why it does not apply to a call; null if it does. @default it applies to all */
  readonly reason?: (facts: CallFacts) => string | null;
  /** How the calls are made. @default one call */
  readonly act?: 'abort' | 'twice at once' | 'superseded' | 'twice in a row';
  readonly isOffline?: boolean;
  /** Token after a refresh; null when the session has ended. @default no one is signed in */
  readonly renewedToken?: string | null;
  /** How far the clock of the browser is off, in milliseconds. @default 0 */
  readonly clockSkewMs?: number;
}
