import * as z from 'zod/mini';
import {
  MAX_ENTRIES,
  MAX_FIELDS,
  MAX_ID_CHARACTERS,
  MAX_JSON_CHARACTERS,
  MAX_JSON_DEPTH,
  MAX_LINE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PUBLICATION_ID_CHARACTERS,
  MAX_TEXT_CHARACTERS,
} from './limits.js';

/** What a check adds to the JSON Schema of its value. */
interface DocumentedBounds {
  readonly jsonSchema: Readonly<Record<string, unknown>>;
}

const formatCount = (count: number) => count.toLocaleString('en-US');

const describeExcess = (max: number, unit: string) => `has more than ${formatCount(max)} ${unit}`;

/** A text with a maximum length. */
export const text = (maxCharacters: number) =>
  z.string().check(z.maxLength(maxCharacters, describeExcess(maxCharacters, 'characters')));

/** A short name. */
export const nameText = text(MAX_NAME_CHARACTERS);

/** A text of one line. */
export const lineText = text(MAX_LINE_CHARACTERS);

/** A text of several paragraphs. */
export const longText = text(MAX_TEXT_CHARACTERS);

const orEmpty = (schema: typeof lineText) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? ''),
  );

/** A text of one line that may be absent or null on the wire; read as empty. */
export const lineOrEmpty = orEmpty(lineText);

/** A text of several paragraphs that may be absent or null on the wire; read as empty. */
export const longTextOrEmpty = orEmpty(longText);

/** An id in a request. */
export const sentId = text(MAX_ID_CHARACTERS);

/** The id of a publication. */
export const publicationId = text(MAX_PUBLICATION_ID_CHARACTERS);

/** An id that some servers send as a number. */
export const boundedId = z.pipe(
  z.union([publicationId.check(z.minLength(1)), z.number()]),
  z.transform((id) => String(id)),
);

/** Reports a value above its maximum, so that what follows is not read. */
const addExcess = (
  issues: z.core.$ZodRawIssue[],
  { input, max, unit, origin }: { input: unknown; max: number; unit: string; origin: string },
) => {
  issues.push({
    code: 'too_big',
    origin,
    maximum: max,
    input,
    message: describeExcess(max, unit),
  });
};

/** A list with a maximum length, which is checked before the entries are read. */
export const list = <Item extends z.core.$ZodType>(
  item: Item,
  maxItems = MAX_ENTRIES,
  minItems?: number,
) =>
  z.pipe(
    z.transform((input: unknown, { issues }) => {
      if (Array.isArray(input) && input.length > maxItems) {
        addExcess(issues, { input, max: maxItems, unit: 'items', origin: 'array' });
      }
      return input;
    }),
    z
      .array(item)
      .check(
        z.maxLength(maxItems, describeExcess(maxItems, 'items')),
        ...(minItems === undefined ? [] : [z.minLength(minItems)]),
      ),
  );

/** A {@link list} that may be absent or null on the wire; read as empty. A wrong list is still an error. */
export const boundedListOrEmpty = <Item extends z.core.$ZodType>(item: Item, maxItems?: number) =>
  z.pipe(
    z.nullish(list(item, maxItems)),
    z.transform((items) => items ?? []),
  );

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** Whether lists and objects are nested deeper than `maxDepth`. Does not use recursion. */
const isDeeperThan = (value: unknown, maxDepth: number): boolean => {
  let level = [value].filter(isContainer);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= maxDepth) return true;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
};

/** Any JSON, with a maximum depth and a maximum length of its text. */
export const json = (maxCharacters = MAX_JSON_CHARACTERS, maxDepth = MAX_JSON_DEPTH) => {
  const params: DocumentedBounds = {
    jsonSchema: {
      description: `Any JSON of at most ${formatCount(maxCharacters)} characters and ${String(maxDepth)} levels.`,
      'x-maxCharacters': maxCharacters,
      'x-maxDepth': maxDepth,
    },
  };
  return z.unknown().check(
    z.check(
      ({ value, issues }) => {
        if (isDeeperThan(value, maxDepth)) {
          addExcess(issues, { input: value, max: maxDepth, unit: 'levels', origin: 'object' });
        } else if ((JSON.stringify(value)?.length ?? 0) > maxCharacters) {
          addExcess(issues, {
            input: value,
            max: maxCharacters,
            unit: 'characters',
            origin: 'object',
          });
        }
      },
      { params },
    ),
  );
};

/** An object that may have some fields beyond the contract. */
export const openObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
  const params: DocumentedBounds = {
    jsonSchema: { maxProperties: MAX_FIELDS, propertyNames: { maxLength: MAX_ID_CHARACTERS } },
  };
  return z.catchall(z.object(shape), json(MAX_TEXT_CHARACTERS)).check(
    z.check(
      ({ value, issues }) => {
        const names = Object.keys(value);
        if (names.length > MAX_FIELDS) {
          addExcess(issues, { input: value, max: MAX_FIELDS, unit: 'fields', origin: 'object' });
        } else if (names.some((name) => name.length > MAX_ID_CHARACTERS)) {
          addExcess(issues, {
            input: value,
            max: MAX_ID_CHARACTERS,
            unit: 'characters in the name of a field',
            origin: 'object',
          });
        }
      },
      { params },
    ),
  );
};

/**
 * A file. Its maximum is documented here and enforced by those who read files, with their own words: a screen states no
 * limit before a file is sent.
 */
export const file = (maxBytes: number) => {
  const params: DocumentedBounds = { jsonSchema: { maxLength: maxBytes } };
  return z.instanceof(File, { params });
};
