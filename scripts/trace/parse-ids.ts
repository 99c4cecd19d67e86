const ID = String.raw`[A-Z]+-\d+(?:\.\.(?:[A-Z]+-)?\d+)?`;
// After a comma the area is optional: "PAPER-08, 09".
const NEXT_ID = String.raw`(?:,\s*(?:${ID}|\d{2,}(?:\.\.\d+)?(?!\d))|[\s;/&+]+(?:and\s+)?${ID})`;
const LEADING = new RegExp(`^${ID}${NEXT_ID}*(?![\\w-])`);
const BRACKETED = new RegExp(String.raw`\((${ID}${NEXT_ID}*)\)`, 'g');
const ID_PARTS = /(?:([A-Z]+)-)?(\d+)(?:\.\.(?:[A-Z]+-)?(\d+))?/g;

function expandRanges(list: string): string[] {
  let area = '';
  return [...list.matchAll(ID_PARTS)].flatMap(([, explicitArea, first = '', last]) => {
    area = explicitArea ?? area;
    const from = Number(first);
    const to = Number(last ?? first);
    return Array.from(
      { length: Math.max(to - from + 1, 0) },
      (_, index) => `${area}-${String(from + index).padStart(first.length, '0')}`,
    );
  });
}

/**
 * Finds the IDs in a test title: at its beginning and in parentheses.
 * @example parseIds('TOPIC-30..32, PAPER-08, 09 shows … (S-31)')
 */
export function parseIds(title: string): string[] {
  const lists = [
    LEADING.exec(title)?.[0] ?? '',
    ...[...title.matchAll(BRACKETED)].map(([, list = '']) => list),
  ];
  return [...new Set(lists.flatMap(expandRanges))];
}
