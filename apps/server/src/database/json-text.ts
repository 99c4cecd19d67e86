export class NotJsonError extends TypeError {
  constructor(path: string, found: string) {
    super(`Only JSON values can be stored, but ${path} is ${found}.`);
    this.name = 'NotJsonError';
  }
}

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

function assertJson(value: unknown, path: string, ancestors: readonly object[]): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new NotJsonError(path, String(value));
    return;
  }
  if (typeof value !== 'object') throw new NotJsonError(path, `of type ${typeof value}`);
  if (ancestors.includes(value)) throw new NotJsonError(path, 'a part of itself');
  const nestedAncestors = [...ancestors, value];
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      assertJson(item, `${path}[${index}]`, nestedAncestors);
    });
    return;
  }
  if (!isPlain(value)) throw new NotJsonError(path, `a ${value.constructor.name}`);
  for (const [key, item] of Object.entries(value)) {
    if (item !== undefined) assertJson(item, `${path}.${key}`, nestedAncestors);
  }
}

/**
 * Serializes a value to JSON that parses to the same value. Undefined properties are omitted, and negative
 * zero becomes zero.
 * @throws {NotJsonError} for values that JSON cannot represent: NaN, dates, maps, bytes, cycles and the like
 */
export function toJsonText(value: unknown): string {
  assertJson(value, 'the value', []);
  return JSON.stringify(value);
}
