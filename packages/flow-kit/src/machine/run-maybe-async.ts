const isPromise = <Value>(value: Promise<Value> | Value): value is Promise<Value> =>
  typeof value === 'object' && value !== null && 'then' in value;

/** Calls back synchronously after synchronous work; `await` would defer the callback, and a closing page has no time. */
export const runMaybeAsync = <Value>(
  work: () => Promise<Value> | Value,
  done: (value: Value) => void,
  failed: (error: unknown) => void,
): void => {
  let value: Promise<Value> | Value;
  try {
    value = work();
  } catch (error) {
    failed(error);
    return;
  }
  if (isPromise(value)) void value.then(done, failed);
  else done(value);
};
