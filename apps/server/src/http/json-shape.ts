import { MAX_JSON_DEPTH } from '@spinout/api-client/schemas';

/** Maximum number of values in a request, more than any request of the product has. */
export const MAX_JSON_VALUES = 300_000;
/** Levels of a request around a field of any JSON. */
const OUTER_LEVELS = 4;
/** Maximum depth of lists and objects, far below the recursion limit. */
export const MAX_BODY_DEPTH = MAX_JSON_DEPTH + OUTER_LEVELS;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Looks at the bytes of a JSON text before it is parsed, because parsing millions of values blocks the server for seconds.
 * Takes linear time and does not check whether the text is valid.
 * @returns the limit that it exceeds, if any
 */
export function findExceededLimit(
  bytes: Uint8Array,
  { maxValues = MAX_JSON_VALUES, maxDepth = MAX_BODY_DEPTH } = {},
): 'values' | 'depth' | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      at = findEndOfString(bytes, at);
    } else if (byte === COMMA) {
      values += 1;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      values += 1;
      depth += 1;
      if (depth > maxDepth) return 'depth';
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      depth -= 1;
    }
    if (values > maxValues) return 'values';
  }
  return null;
}

/** Returns the position of the closing quote, or of the end of the text. */
const findEndOfString = (bytes: Uint8Array, start: number): number => {
  for (let from = start + 1; ;) {
    const quote = bytes.indexOf(QUOTE, from);
    if (quote === -1) return bytes.length;
    if (!isEscaped(bytes, quote)) return quote;
    from = quote + 1;
  }
};

/** Whether an odd number of backslashes precedes. Each backslash is read for one quote only. */
const isEscaped = (bytes: Uint8Array, at: number): boolean => {
  let before = at - 1;
  while (bytes[before] === BACKSLASH) before -= 1;
  return (at - 1 - before) % 2 === 1;
};
