import { MAX_JSON_BYTES } from '@spinout/api-client/http';
import { allExampleReplies } from '@spinout/api-client/testing';
import type { CallId } from './client-calls.js';

const HUGE = 10_000;

interface ReplyVariant {
  readonly text: string;
  /** Whether the schema of the reply accepts it. */
  readonly isValid: boolean;
  /** Whether the client stops reading it. */
  readonly isTooLarge: boolean;
}

/** The example reply of a call with changes; null where there is nothing to change. */
export interface ReplyVariants {
  readonly withoutOptional: ReplyVariant | null;
  readonly withNullLists: ReplyVariant | null;
  readonly withHugeLists: ReplyVariant | null;
}

const NONE: ReplyVariants = { withoutOptional: null, withNullLists: null, withHugeLists: null };

/** The schema of a reply. */
export interface Schema {
  safeParse(value: unknown): { readonly success: boolean };
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes the lists of a reply, at the first two levels. */
const changeLists = (value: Fields, change: (list: readonly unknown[]) => unknown): Fields =>
  Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (Array.isArray(field)) return [name, change(field)];
      if (!isFields(field)) return [name, field];
      const inner = Object.entries(field).map(([key, part]) => [
        key,
        Array.isArray(part) ? change(part) : part,
      ]);
      return [name, Object.fromEntries(inner)];
    }),
  );

const lengthen = (list: readonly unknown[]): unknown =>
  list.length === 0 ? [] : Array.from({ length: HUGE }, (_, index) => list[index % list.length]);

/** Changes the example reply of a call, and lets its schema judge the result. */
export function createReplyVariants(id: CallId, output: Schema | undefined): ReplyVariants {
  const example: unknown = allExampleReplies[id];
  if (output === undefined || !isFields(example)) return NONE;
  const isValid = (value: unknown) => output.safeParse(structuredClone(value)).success;
  const create = (value: Fields): ReplyVariant | null => {
    const text = JSON.stringify(value);
    if (text === JSON.stringify(example)) return null;
    const isTooLarge = Buffer.byteLength(text) > MAX_JSON_BYTES;
    return { text, isValid: isValid(value), isTooLarge };
  };
  const required = Object.entries(example).filter(([name]) => {
    const { [name]: _, ...rest } = example;
    return !isValid(rest);
  });
  return {
    withoutOptional: create(Object.fromEntries(required)),
    withNullLists: create(changeLists(example, () => null)),
    withHugeLists: create(changeLists(example, lengthen)),
  };
}
