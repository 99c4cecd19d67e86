import { isApiError } from '@spinout/api-client';
import { Mismatch } from './expectations.js';

/**
 * Waits for a reply, with a timeout.
 * @throws {Mismatch} if there is no reply
 */
export async function withTimeout<Value>(
  timeoutMs: number,
  what: string,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const deadline = new AbortController();
  const late = new Promise<never>((_, reject) => {
    deadline.signal.addEventListener('abort', () =>
      reject(new Mismatch(`an answer to ${what} within ${timeoutMs} ms`, 'none came')),
    );
  });
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  try {
    return await Promise.race([work(deadline.signal), late]);
  } catch (cause) {
    if (cause instanceof Mismatch) throw cause;
    throw new Mismatch(`an answer to ${what}`, `none came: ${formatError(cause)}`);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the message of an error and its cause. */
export const formatError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const inner = isApiError(error) || error.message === 'fetch failed' ? cause : undefined;
  return inner === undefined ? error.message : `${error.message} (${formatError(inner)})`;
};
