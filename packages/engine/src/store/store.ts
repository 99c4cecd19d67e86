/** A place for plain values under text keys. Values are copies: what was put in cannot change afterwards. */
export interface Store {
  get<Value>(key: string): Promise<Value | undefined>;
  set(key: string, value: unknown): Promise<void>;
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
    keys: (prefix) =>
      Promise.resolve([...values.keys()].filter((key) => key.startsWith(prefix)).sort()),
  };
}
