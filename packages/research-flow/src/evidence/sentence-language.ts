import type { PaperAnalysis } from '@spinout/api-client';

/** The language of what was found in a paper, as a BCP 47 tag; undefined if the reply does not say it. */
export const sentenceLanguageOf = (
  analysis: Pick<PaperAnalysis, 'language'> | null,
): string | undefined => {
  const language = analysis?.language;
  if (language?.is_supported === true) return language.code;
  return language?.has_english_part === true ? 'en' : undefined;
};
