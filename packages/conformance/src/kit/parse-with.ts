import * as z from 'zod/mini';
import { en } from 'zod/locales';
import type { Answer } from './check.types.js';
import { hideSecret } from './excerpt.js';
import { Mismatch } from './mismatch.js';

const SHOWN_ISSUES = 3;
const SHOWN_CHARACTERS = 80;
const { localeError } = en();

/**
 * Parses a value with a schema.
 * @throws {Mismatch} that lists the invalid fields
 */
export function parseWith<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  what: string,
  answer?: Answer,
): z.core.output<Schema> {
  const parsed = z.core.safeParse(schema, value, { error: localeError });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, SHOWN_ISSUES).map((issue) => {
    const path = issue.path.map(String).join('.') || 'the whole reply';
    return `${path} is ${preview(hideSecret(path, at(value, issue.path)))} (${issue.message})`;
  });
  const more = parsed.error.issues.length - issues.length;
  throw new Mismatch(what, `${issues.join('; ')}${more > 0 ? `; and ${more} more` : ''}`, answer);
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );

const preview = (value: unknown): string => {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length <= SHOWN_CHARACTERS ? text : `${text.slice(0, SHOWN_CHARACTERS)}…`;
};
