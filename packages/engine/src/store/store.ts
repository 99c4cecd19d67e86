/** Key-value store for plain values. Values are copied, so later changes to an object do not affect the store. */
export interface Store {
  get<Value>(key: string): Promise<Value | undefined>;
  set(key: string, value: unknown): Promise<void>;
  /**
   * Replaces a value atomically with the result of `next`; undefined removes the key. If `next` throws, nothing changes and
   * the promise rejects with the error.
   */
  change<Value>(
    key: string,
    next: (value: Value | undefined) => Value | undefined,
  ): Promise<Value | undefined>;
  /** The keys with a prefix, in alphabetical order. */
  keys(prefix: string): Promise<readonly string[]>;
}

/** Creates a store in memory. */
export function memoryStore(): Store {
  const values = new Map<string, unknown>();
  return {
    get: <Value>(key: string) =>
      Promise.resolve(structuredClone(values.get(key)) as Value | undefined),
    set: (key, value) => {
      values.set(key, structuredClone(value));
      return Promise.resolve();
    },
    change: async <Value>(key: string, next: (value: Value | undefined) => Value | undefined) => {
      const value = next(structuredClone(values.get(key)) as Value | undefined);
      if (value === undefined) values.delete(key);
      else values.set(key, structuredClone(value));
      return Promise.resolve(value);
    },
    keys: (prefix) =>
      Promise.resolve([...values.keys()].filter((key) => key.startsWith(prefix)).sort()),
  };
}
