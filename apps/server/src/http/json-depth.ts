/** More than any request of the product needs, and far below the recursion limit. */
export const MAX_JSON_DEPTH = 64;

/** Whether lists and objects are nested deeper than `maxDepth`. Does not use recursion. */
export function isDeeperThan(value: unknown, maxDepth: number): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= maxDepth) return true;
    level = level.flatMap((container) => Object.values(container)).filter(isContainer);
  }
  return false;
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
