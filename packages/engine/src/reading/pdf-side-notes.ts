import { countValues } from '../text/count-values.js';
import { groupRuns } from '../text/group-runs.js';
import type { Segment } from './pdf-lines.js';

/** Text over both columns, and the columns below it. */
export interface Band {
  readonly spanning: Segment[];
  readonly left: Segment[];
  readonly right: Segment[];
}

/** Fewer lines beside each other are a heading or a formula. */
const MIN_SIDE_LINES = 3;
/** Limits the time for pages with many short pieces. */
const MAX_EDGES = 20;

/**
 * Joins bands in which wide text has notes at one side, as an abstract beside its keywords: the wide text is then the
 * other column, since it spans only the columns of the rest of the page.
 */
export const mergeSideNotes = (bands: readonly Band[]): readonly Band[] => {
  let last: Side = 'none';
  const sides = new Map<Band, Side>();
  for (const band of bands) {
    const own = getSide(band);
    if (own !== 'none') last = own;
    sides.set(band, last);
  }
  const runs = groupRuns(
    bands,
    (band, [first]) => sides.get(band) === sides.get(first) && sides.get(band) !== 'both',
  );
  return runs.flatMap((run) => mergeRun(run) ?? run);
};

type Side = 'none' | 'left' | 'right' | 'both';

/** Where a band has text beside what spans both columns. */
const getSide = ({ left, right }: Band): Side => {
  if (left.length > 0 && right.length > 0) return 'both';
  if (left.length > 0) return 'left';
  return right.length > 0 ? 'right' : 'none';
};

const mergeRun = (run: readonly Band[]): readonly Band[] | undefined => {
  const wide = run.flatMap(({ spanning }) => spanning);
  const isOnLeft = run.every(({ right }) => right.length === 0);
  const notes = run.flatMap(({ left, right }) => (isOnLeft ? left : right));
  const edge = [...countValues(wide.map(({ left }) => Math.round(left)))]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_EDGES)
    .map(([shared]) => shared)
    .find((left) => notes.some((note) => (isOnLeft ? note.right < left : note.left > left)));
  if (edge === undefined || notes.length < MIN_SIDE_LINES) return undefined;
  const isText = ({ left, size }: Segment) => left > edge - size && left < edge + 3 * size;
  const from = run.findIndex(({ spanning }) => spanning.some(isText));
  const to = run.findLastIndex(({ spanning }) => spanning.some(isText));
  const within = run.slice(from, to + 1);
  const text = within.flatMap(({ spanning }) => spanning);
  const side = within.flatMap(({ left, right }) => (isOnLeft ? left : right));
  const end = text.reduce((most, { right }) => Math.max(most, right), -Infinity);
  const isApart = side.every(({ left, right }) => (isOnLeft ? right < edge : left > end));
  if (!isApart || !text.every(isText)) return undefined;
  if (text.length < MIN_SIDE_LINES || side.length < MIN_SIDE_LINES) return undefined;
  const merged = isOnLeft
    ? { spanning: [], left: side, right: text }
    : { spanning: [], left: text, right: side };
  return [...run.slice(0, from), merged, ...run.slice(to + 1)];
};
