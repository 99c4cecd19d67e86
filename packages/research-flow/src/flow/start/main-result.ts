import type { PaperAnalysis } from '@spinout/api-client';

/** Shorter words ("the", "with", "over") say little about the subject. */
const MIN_LETTERS = 4;
/** "decline" and "declined", "biomass" and "biomasses" count as the same word. */
const STEM_LETTERS = 6;

const stems = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [])
      .filter((word) => word.length >= MIN_LETTERS)
      .map((word) => word.slice(0, STEM_LETTERS)),
  );

/**
 * The result that says most about a paper: of its findings and key sentences the one with the most words of the title,
 * the earlier of two with as many.
 */
export function findMainResult(
  { findings = [], summary = [] }: Pick<PaperAnalysis, 'findings' | 'summary'>,
  title: string,
): string | undefined {
  const wanted = stems(title);
  const ranked = [...findings, ...summary]
    .map(({ text }) => ({
      text,
      shared: [...stems(text)].filter((stem) => wanted.has(stem)).length,
    }))
    .sort((one, other) => other.shared - one.shared);
  return ranked[0]?.text;
}
