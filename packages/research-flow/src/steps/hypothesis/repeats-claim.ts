import type { Hypothesis } from '@spinout/api-client';

const CUT = /(?<!\s)\s*…$/u;

const normalize = (text: string): string =>
  text.toLowerCase().replace(/\s+/gu, ' ').trim().replace(/\.$/u, '');

/** Whether a text says the same as another one, or is its beginning and says so with an ellipsis. */
const repeats = (title: string, text: string): boolean => {
  const [short, whole] = [normalize(title), normalize(text)];
  return CUT.test(short) ? whole.startsWith(short.replace(CUT, '')) : short === whole;
};

/**
 * Whether the title of a hypothesis adds nothing to its statement: it is the statement, or its factor and its outcome.
 * Such a title is not shown beside the statement.
 */
export const repeatsClaim = ({ title, statement, structure }: Hypothesis): boolean =>
  statement.trim() !== '' &&
  (repeats(title, statement) ||
    (structure !== undefined && repeats(title, `${structure.factor} and ${structure.outcome}`)));
