import { detectLanguage } from './detect-language.js';

/** A lead of the best language below this is no certain result. */
const MIN_CERTAINTY = 0.3;

export interface PaperLanguage {
  /** ISO 639-1; "und" where it is not certain. */
  readonly code: string;
  /** Whether key terms, statements and hypotheses can be found in it: English, and what may be English. */
  readonly isReadable: boolean;
}

/**
 * The language of a whole paper.
 * @throws when the chunk of the language detection cannot be loaded
 */
export async function findPaperLanguage(text: string): Promise<PaperLanguage> {
  const detected = await detectLanguage(text);
  const code = detected.certainty >= MIN_CERTAINTY ? detected.code : 'und';
  return { code, isReadable: code === 'en' || code === 'und' };
}
