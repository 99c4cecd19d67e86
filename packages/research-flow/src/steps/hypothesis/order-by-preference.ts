/** One answer to "Which would you rather test?": the keys of both hypotheses. */
export interface Preference {
  readonly preferred: string;
  readonly other: string;
}

interface Ranked {
  readonly key: string;
}

/**
 * Orders hypotheses by the person's answers, from first to last: a preferred hypothesis that is below the other one moves
 * directly above it. Later answers prevail; answers about hypotheses that are not listed have no effect.
 */
export function orderByPreference<Item extends Ranked>(
  items: readonly Item[],
  preferences: readonly Preference[],
): readonly Item[] {
  return preferences.reduce((ordered, { preferred, other }) => {
    const from = ordered.findIndex(({ key }) => key === preferred);
    const to = ordered.findIndex(({ key }) => key === other);
    const item = ordered[from];
    if (item === undefined || to === -1 || from <= to) return ordered;
    return [...ordered.slice(0, to), item, ...ordered.slice(to, from), ...ordered.slice(from + 1)];
  }, items);
}

/** The next two neighbors that have not been compared, from the top; null if all have been. */
export function findNextPair<Item extends Ranked>(
  ordered: readonly Item[],
  preferences: readonly Preference[],
): readonly [Item, Item] | null {
  for (const [index, first] of ordered.entries()) {
    const second = ordered[index + 1];
    if (second && !preferences.some((each) => isAbout(each, first, second))) return [first, second];
  }
  return null;
}

const isAbout = ({ preferred, other }: Preference, one: Ranked, two: Ranked): boolean =>
  (preferred === one.key && other === two.key) || (preferred === two.key && other === one.key);
