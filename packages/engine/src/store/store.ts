/** A place for plain values under text keys. Values are copies: what was put in cannot change afterwards. */
export interface Store {
  get<Value>(key: string): Promise<Value | undefined>;
  set(key: string, value: unknown): Promise<void>;
  /**
   * Puts in a value's place what `next` makes of it, with no other change in between; undefined removes the key.
   * When `next` throws, nothing changes and the promise rejects with what was thrown.
   */
  change<Value>(
    key: string,
    next: (value: Value | undefined) => Value | undefined,
  ): Promise<Value | undefined>;
  /** The keys that begin with a prefix, in alphabetical order. */
  keys(prefix: string): Promise<readonly string[]>;
}

/** Keeps values until the process ends. */
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
