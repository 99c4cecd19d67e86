import type { ApiErrorDetails } from '@spinout/api-client';
import {
  getContentType,
  json,
  sendGoodReply,
  type Answer,
  type AnyCall,
} from '../screens/faulty-server.js';
import type { CallFacts, Outcome } from './client-faults.types.js';
import type { CallId } from './client-calls.js';
import type { ReplyVariants } from './reply-variants.js';

const ATTEMPTS = 3;
export const DAY_MS = 24 * 60 * 60 * 1000;

export const status =
  (code: number, body: unknown = {}, headers: HeadersInit = {}) =>
  (): Answer<AnyCall> =>
  () =>
    json(body, { status: code, headers });

export const always = (answer: Answer<AnyCall>) => () => answer;

export const failConnection: Answer<AnyCall> = () =>
  Promise.reject(new TypeError('Failed to fetch'));

/** Faults first, then the example reply. */
export const failFirst =
  (times: number, fault: Answer<AnyCall>) => (): Answer<AnyCall> => (sent) =>
    sent.number <= times ? fault(sent) : sendGoodReply(sent);

export const withType = (id: CallId, body: string) =>
  new Response(body, { headers: { 'content-type': getContentType(id) } });

export const SUCCESS = { code: null, requests: 1, key: 'dropped' } as const;
export const retried = ({ isHealthCheck }: CallFacts) => (isHealthCheck ? 1 : ATTEMPTS);

export const malformed = (reason: ApiErrorDetails['reason']): Outcome => ({
  code: 'malformed',
  ...(reason && { details: { reason } }),
  requests: 1,
  key: 'dropped',
});

/** A reply that is not JSON, for a call that expects JSON or a PDF. */
export const notJson = ({ isPdf }: CallFacts) => malformed(isPdf ? 'content-type' : 'json');

export const refused = (code: number, details: Partial<ApiErrorDetails> = {}): Outcome => ({
  code: 'status',
  details: { status: code, ...details },
  requests: 1,
  key: 'dropped',
});

/** A 429 whose date is two seconds away by the server's clock. */
export const afterTwoSeconds: Answer<AnyCall> = () =>
  json(
    {},
    {
      status: 429,
      headers: {
        date: 'Mon, 02 Mar 2026 10:00:00 GMT',
        'retry-after': 'Mon, 02 Mar 2026 10:00:02 GMT',
      },
    },
  );

export const expectRetryAfter = ({ isHealthCheck }: CallFacts): Outcome =>
  isHealthCheck
    ? { ...refused(429, { retryAfterMs: 2000 }), key: 'kept' }
    : { ...SUCCESS, requests: 2 };

const NO_FIELDS = 'A PDF has no fields.';

/** The outcome that the schema of the reply decides. */
export const bySchema =
  (variant: keyof ReplyVariants) =>
  ({ variants }: CallFacts): Outcome => {
    const found = variants[variant];
    if (found?.isTooLarge) return malformed('too-large');
    return found?.isValid ? SUCCESS : malformed('schema');
  };

export const sendVariant =
  (variant: keyof ReplyVariants) =>
  ({ variants }: CallFacts): Answer<AnyCall> =>
  () =>
    new Response(variants[variant]?.text ?? '', {
      headers: { 'content-type': 'application/json' },
    });

export const needsVariant =
  (variant: keyof ReplyVariants, reason: string) =>
  ({ isPdf, variants }: CallFacts): string | null => {
    if (isPdf) return NO_FIELDS;
    return variants[variant] === null ? reason : null;
  };
