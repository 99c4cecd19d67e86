/** Summary and description of a call, taken from the requirements. */
interface CallDescription {
  readonly summary: string;
  readonly description: string;
}

const ROW = /^\|\s*(API-\d+)\s*\|(.*)\|\s*$/;
/** Number of columns in the table of calls. */
const COLUMNS = 7;
/** Cells without a specified value. */
const UNSPECIFIED = new Set(['NS', 'not shown', '']);

const splitCells = (text: string) => text.split('|').map((cell) => cell.trim());

/** Reads the table of calls in `docs/requirements.md`, by row. */
export function readCallDescriptions(markdown: string): ReadonlyMap<string, CallDescription> {
  return new Map(
    markdown.split('\n').flatMap((line): [string, CallDescription][] => {
      const [, row = '', rest = ''] = ROW.exec(line) ?? [];
      const cells = splitCells(rest);
      if (row === '' || cells.length !== COLUMNS) return [];
      const [purpose = '', , , payload = '', response = '', failure = '', source = ''] = cells;
      const facts = [
        ['Payload', payload],
        ['Response read', response],
        ['On failure the page shows', failure],
        ['Specified in', source],
      ].filter(([, fact = '']) => !UNSPECIFIED.has(fact));
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
