import type { Evidence } from '@spinout/api-client';
import { oneLine } from '@spinout/flow-kit/pdf';

/** A passage with its number in the report. */
export interface NumberedPassage {
  readonly number: number;
  /** Whether it has been quoted before. */
  readonly isRepeated: boolean;
}

const getKey = ({ document_id: id, quote }: Evidence) => JSON.stringify([id, oneLine(quote)]);

/** Numbers the passages of a report in the order in which they are quoted. Each is quoted once. */
export const createPassages = () => {
  const numbers = new Map<string, number>();
  return {
    quote: (evidence: Evidence): NumberedPassage => {
      const key = getKey(evidence);
      const known = numbers.get(key);
      if (known !== undefined) return { number: known, isRepeated: true };
      numbers.set(key, numbers.size + 1);
      return { number: numbers.size, isRepeated: false };
    },
    /** The number of a passage that has been quoted; undefined for any other. */
    find: (evidence: Evidence): number | undefined => numbers.get(getKey(evidence)),
  };
};
