/** An energy, and how many states have it. */
export interface Level {
  readonly energy: number;
  readonly states: number;
}

/** Rounding errors are far below, differences that a person asks about far above. */
const SAME = 1e-9;

/** Groups eigenvalues, lowest first, that differ only by rounding. */
export function groupLevels(eigenvalues: readonly number[]): readonly Level[] {
  const levels: Level[] = [];
  for (const energy of eigenvalues) {
    const last = levels.at(-1);
    if (last && Math.abs(energy - last.energy) <= SAME * Math.max(1, Math.abs(energy))) {
      levels[levels.length - 1] = { ...last, states: last.states + 1 };
    } else levels.push({ energy, states: 1 });
  }
  return levels;
}
