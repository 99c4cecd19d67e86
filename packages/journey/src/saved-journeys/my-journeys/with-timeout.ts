/** Milliseconds until a source times out. */
export const SOURCE_TIMEOUT_MS = 30_000;

export class SourceTimeoutError extends Error {
  override readonly name = 'SourceTimeoutError';
}

/**
 * Waits for a source with a timeout, and aborts its signal after that.
 * @throws {SourceTimeoutError} after `SOURCE_TIMEOUT_MS`
 */
export async function withTimeout<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  abortSignal: AbortSignal,
): Promise<Value> {
  const timeout = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new SourceTimeoutError(
        `No response within ${SOURCE_TIMEOUT_MS / 1_000} seconds.`,
      );
      reject(error);
      timeout.abort(error);
    }, SOURCE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work(AbortSignal.any([abortSignal, timeout.signal])), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
