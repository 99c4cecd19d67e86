/** What a call is for, as the requirements say it. */
interface CallWords {
  readonly summary: string;
  readonly description: string;
}

const ROW = /^\|\s*(API-\d+)\s*\|(.*)\|\s*$/;
/** Columns of the table of calls. */
const COLUMNS = 7;
/** What the specifications leave open. */
const NOT_SHOWN = new Set(['NS', 'not shown', '']);

const cellsOf = (text: string) => text.split('|').map((cell) => cell.trim());

/** Reads the table of calls in `docs/requirements.md`, by row. */
export function readCallWords(markdown: string): ReadonlyMap<string, CallWords> {
  return new Map(
    markdown.split('\n').flatMap((line): [string, CallWords][] => {
      const [, row = '', rest = ''] = ROW.exec(line) ?? [];
      const cells = cellsOf(rest);
      if (row === '' || cells.length !== COLUMNS) return [];
      const [purpose = '', , , payload = '', response = '', failure = '', source = ''] = cells;
      const facts = [
        ['Payload', payload],
        ['Response read', response],
        ['On failure the page shows', failure],
        ['Specified in', source],
      ].filter(([, fact = '']) => !NOT_SHOWN.has(fact));
      return [
        [
          row,
          {
            summary: purpose.replace(/\s*\([^)]*\)$/, ''),
            description: `**${row}.** ${facts.map((fact) => fact.join(': ')).join('. ')}.`,
          },
        ],
      ];
    }),
  );
}
