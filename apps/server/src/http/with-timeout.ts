/** Waits for a promise; rejects with the given error if that takes too long. */
export function withTimeout<Value>(
  promise: Promise<Value>,
  ms: number,
  createError: () => Error,
): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(createError()), ms);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}
