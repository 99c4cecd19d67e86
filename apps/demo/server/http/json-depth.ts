/** Deeper than any request of the product; whatever walks a value by recursion stays far from its limit. */
export const MAX_JSON_DEPTH = 64;

/** Tells whether lists and objects lie in each other deeper than this, without recursion of its own. */
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
