const ONE = String.raw`[A-Z]+-\d+(?:\.\.(?:[A-Z]+-)?\d+)?`;
// After a comma the area may be left out: "PAPER-08, 09".
const MORE = String.raw`(?:,\s*(?:${ONE}|\d{2,}(?:\.\.\d+)?(?!\d))|[\s;/&+]+(?:and\s+)?${ONE})`;
const LEADING = new RegExp(`^${ONE}${MORE}*(?![\\w-])`);
const BRACKETED = new RegExp(String.raw`\((${ONE}${MORE}*)\)`, 'g');
const PART = /(?:([A-Z]+)-)?(\d+)(?:\.\.(?:[A-Z]+-)?(\d+))?/g;

function expand(list: string): string[] {
  let area = '';
  return [...list.matchAll(PART)].flatMap(([, named, first = '', last]) => {
    area = named ?? area;
    const from = Number(first);
    const to = Number(last ?? first);
    return Array.from(
      { length: Math.max(to - from + 1, 0) },
      (_, index) => `${area}-${String(from + index).padStart(first.length, '0')}`,
    );
  });
}

/**
 * The IDs that a test title claims to prove: those it begins with and those in brackets.
 * @example idsInTitle('TOPIC-30..32, PAPER-08, 09 shows … (S-31)')
 */
export function idsInTitle(title: string): string[] {
  const lists = [
    LEADING.exec(title)?.[0] ?? '',
    ...[...title.matchAll(BRACKETED)].map(([, list = '']) => list),
  ];
  return [...new Set(lists.flatMap(expand))];
}
