import type { LoadFigures, Row } from '../attack.types.ts';

const MAX_NAME = 60;
const MAX_SEEN = 90;

const clip = (text: string, length: number) => {
  const line = text.replaceAll(/\p{Cc}/gu, ' ');
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
};

const formatFigure = (value: number | null, unit: string) =>
  value === null ? '' : `${Math.round(value)} ${unit}`;

const formatLoad = ({ threadMs, memoryMb, healthMs, ownHealthMs, idleMs }: LoadFigures) =>
  ` | thread ${formatFigure(threadMs, 'ms')} | memory ${formatFigure(memoryMb, 'MB')} | /health ${formatFigure(healthMs, 'ms')} (own ${formatFigure(ownHealthMs, 'ms')}, idle server ${formatFigure(idleMs, 'ms')})`;

/** One line of the table: result, family, attack, what was sent, what was expected, what was seen. */
export const formatRow = ({ family, name, tried, expected, seen, isRefused, load }: Row): string =>
  [
    isRefused ? 'held   ' : 'BROKEN ',
    family.padEnd(19),
    clip(name, MAX_NAME).padEnd(MAX_NAME),
    clip(tried, 40).padEnd(40),
    `expected: ${clip(expected, 44)}`,
    `seen: ${clip(seen, MAX_SEEN)}${load ? formatLoad(load) : ''}`,
  ].join(' | ');

/** The attacks that succeeded, and the number of all. */
export function summarize(rows: readonly Row[]): string[] {
  const broken = rows.filter(({ isRefused }) => !isRefused);
  const heading = broken.length > 0 ? ['', 'Successful attacks:'] : [''];
  return [
    ...heading,
    ...broken.map(formatRow),
    `${rows.length} attacks, ${rows.length - broken.length} refused, ${broken.length} successful.`,
  ];
}
