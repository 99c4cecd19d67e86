import { fill } from '@spinout/domain/text';
import { ENGINE_VERSION } from '../runtime/version.js';
import { replayMessages as messages } from './replay.messages.js';
import { isDifference, type ReplayedCall } from './replay.types.js';

const HASH_DIGITS = 12;
const DAY_CHARACTERS = 10;

/** The first digits of a hash, which are enough to tell two apart. */
const shorten = (hash: string): string => hash.replace(/^sha256:/, '').slice(0, HASH_DIGITS);

const formatOutput = ({ recorded, outcome, output }: ReplayedCall): string => {
  const before = shorten(recorded.recipe.output);
  return outcome === 'different' && output !== undefined
    ? `${before} ≠ ${shorten(output)}`
    : before;
};

const toRow = (replayed: ReplayedCall): readonly string[] => {
  const { recorded, outcome, detail = '' } = replayed;
  const { engine, seed, at } = recorded.recipe;
  return [
    recorded.name,
    recorded.call,
    engine,
    String(seed),
    at.slice(0, DAY_CHARACTERS),
    formatOutput(replayed),
    fill<string>(messages.outcomes[outcome], { detail }),
  ];
};

/** Writes the replayed calls as an aligned table with a summary below it. */
export function formatReplay(calls: readonly ReplayedCall[], file: string): string {
  if (calls.length === 0) return `${fill(messages.nothing, { file })}\n`;
  const rows = [messages.head, ...calls.map(toRow)];
  const widths = messages.head.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const same = calls.filter(({ outcome }) => outcome === 'same').length;
  const different = calls.filter(isDifference).length;
  const summary = fill(messages.summary, {
    same,
    different,
    left: calls.length - same - different,
    version: ENGINE_VERSION,
  });
  return `${lines.join('\n')}\n\n${summary}\n`;
}
