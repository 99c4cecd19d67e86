const isPromise = <Value>(value: Promise<Value> | Value): value is Promise<Value> =>
  typeof value === 'object' && value !== null && 'then' in value;

/** Goes on at once after work that is done at once; a promise would leave it for later. */
export const promptly = <Value>(
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
