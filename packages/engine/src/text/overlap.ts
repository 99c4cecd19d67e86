/** How many members two sets have in common. */
export const countShared = (one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): number =>
  [...one].filter((member) => other.has(member)).length;

/** Share of the smaller of two sets that the other one has too; 0 for an empty one. */
export const overlapOf = (one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): number =>
  countShared(one, other) / Math.max(1, Math.min(one.size, other.size));
