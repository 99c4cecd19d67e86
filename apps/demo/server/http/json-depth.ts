/** More than any request of the product needs, and far below the recursion limit. */
export const MAX_JSON_DEPTH = 64;

/** Whether lists and objects are nested deeper than `maxDepth`. Does not use recursion. */
export function isDeeperThan(value: unknown, maxDepth: number): boolean {
  let floor = [value].filter(isNest);
  for (let depth = 0; floor.length > 0; depth += 1) {
    if (depth >= maxDepth) return true;
    floor = floor.flatMap((nest) => Object.values(nest)).filter(isNest);
  }
  return false;
}

const isNest = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
