/**
 * Creates a cache of the values that were set or read last, as many as weigh at most a maximum together; the last one is
 * kept whatever it weighs.
 */
export function createWeightedCache<Value>(maxWeight: number, weigh: (value: Value) => number) {
  const values = new Map<string, Value>();
  const moveToEnd = (key: string, value: Value) => {
    values.delete(key);
    values.set(key, value);
  };
  return {
    get(key: string): Value | undefined {
      const value = values.get(key);
      if (value !== undefined) moveToEnd(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      moveToEnd(key, value);
      let total = 0;
      for (const [other, each] of [...values].reverse()) {
        total += weigh(each);
        if (total > maxWeight && other !== key) values.delete(other);
      }
    },
  };
}
