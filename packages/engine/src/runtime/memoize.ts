const MAX_TEXTS = 50_000;

/** Computes the value of each text once; starts anew after 50,000 texts. */
export function memoizeByText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const known = values.get(text);
    if (known !== undefined) return known;
    if (values.size >= MAX_TEXTS) values.clear();
    const value = compute(text);
    values.set(text, value);
    return value;
  };
}

/** Computes the value of each object once, as long as the object exists. */
export function memoizeByObject<Key extends object, Value extends object>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}

/** Creates a cache of the latest values by key. */
export function createRecentCache<Value extends object>(
  maxValues: number,
): (key: string, compute: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, compute) => {
    const value = values.get(key) ?? compute();
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > maxValues && oldest !== undefined) values.delete(oldest);
    return value;
  };
}
