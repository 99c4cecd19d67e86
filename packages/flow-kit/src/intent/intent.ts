import { isApiError } from '@spinout/api-client';

/** One wish of a person. Every try of it is sent under the same key, so that a server can act on it once. */
export interface Intent {
  readonly key: string;
  /** Fingerprint of what is asked: another question is another wish. */
  readonly request: string;
}

/** The wishes whose outcome nobody knows yet, by the name of their call. */
export type Intents = Readonly<Record<string, Intent>>;

/** What a call is made with beside its question. */
export interface Keyed {
  /** Goes with the request as its idempotency key. */
  readonly key: string;
}

/** No wish is open. */
export const NO_INTENTS: Intents = {};

/** The wish behind a request: the open one for as long as it asks the same, else a new one. */
export const intentOf = (
  open: Intent | undefined,
  request: string,
  newKey: () => string,
): Intent => (open?.request === request ? open : { key: newKey(), request });

/** Opens the wish of a call, or goes on with the open one. */
export const withIntent = (
  intents: Intents,
  name: string,
  request: unknown,
  newKey: () => string,
): Intents => ({ ...intents, [name]: intentOf(intents[name], fingerprint(request), newKey) });

/** What is left when a wish was answered or given up: the others. */
export const withoutIntent = (intents: Intents, name: string): Intents => {
  const { [name]: ended, ...others } = intents;
  return ended === undefined ? intents : others;
};

/** What is left when a call failed: its wish stays open while the server may have acted on it. */
export const afterFailure = (intents: Intents, name: string, error: unknown): Intents =>
  isAnswered(error) ? withoutIntent(intents, name) : intents;

/**
 * The key of an open wish.
 * @throws {Error} when there is none: a call is made without `withIntent`
 */
export const keyOf = (intents: Intents, name: string): string => {
  const intent = intents[name];
  if (intent === undefined) throw new Error(`intent: "${name}" is called without a wish`);
  return intent.key;
};

/**
 * Statuses that refuse one try and say nothing of an earlier one: not signed in, busy, still at work on it,
 * or a gateway that heard no answer.
 */
const UNDECIDED: ReadonlySet<number> = new Set([401, 408, 409, 425, 429, 502, 503, 504]);

/** Whether a failure is the server's own, definite answer to the wish. */
const isAnswered = (error: unknown): boolean => {
  if (!isApiError(error)) return false;
  const { code, details } = error;
  return code === 'malformed' || (code === 'status' && !UNDECIDED.has(details.status ?? 0));
};

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

const fnv1a = (text: string, start: number): string => {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return (hash >>> 0).toString(36);
};

/** Names a value by its content, for telling values apart: length and two FNV-1a hashes of its JSON. */
export const fingerprint = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return [text.length.toString(36), fnv1a(text, FNV_OFFSET), fnv1a(text, FNV_PRIME)].join('-');
};
