/** Milliseconds until a source times out. */
export const SOURCE_TIMEOUT_MS = 30_000;

/** A source timed out. */
export class SourceTimeoutError extends Error {
  override readonly name = 'NoAnswerInTime';
}

/**
 * Waits for a source with a timeout, and aborts its signal after that.
 * @throws {NoAnswerInTime} after `SOURCE_TIME_MS`
 */
export async function withTimeout<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  abortSignal: AbortSignal,
): Promise<Value> {
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new SourceTimeoutError(
        `No response within ${SOURCE_TIMEOUT_MS / 1_000} seconds.`,
      );
      reject(error);
      late.abort(error);
    }, SOURCE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work(AbortSignal.any([abortSignal, late.signal])), limit]);
  } finally {
    clearTimeout(timer);
  }
}
