import { isPlainlyEnglish } from './english-words.js';

export interface DetectedLanguage {
  /** ISO 639-1, for example "en"; "und" when the text is too short or its language not clear. */
  readonly code: string;
  /** 0 to 1: how far the best language is ahead of the second one; 0 for "und". */
  readonly certainty: number;
}

const UNDETERMINED: DetectedLanguage = { code: 'und', certainty: 0 };
const MIN_LETTERS = 20;
/** Languages without blanks say as much in fewer letters. */
const MIN_IDEOGRAPHS = 8;
const SAMPLES = 5;
/** The library reads no more than the first thousand characters. */
const SAMPLE_LENGTH = 1000;
/** The scores of the library are x / (x + SCALE). */
const SCALE = 25;
/** A lead of this share of the best score is certain. */
const CERTAIN_LEAD = 0.3;

/** Share of the samples; the last ones may be reference lists. */
const MIN_ENGLISH_SAMPLES = 0.6;

/**
 * Detects the main language of a text: English by its function words, else by frequent n-grams (eld, 60 languages), from
 * five samples of a long text.
 * @throws when the library's chunk cannot be loaded
 */
export async function detectLanguage(text: string): Promise<DetectedLanguage> {
  const samples = samplesOf(text).filter(hasEnoughLetters);
  if (samples.length === 0) return UNDETERMINED;
  const english = samples.filter(isPlainlyEnglish).length;
  if (english >= samples.length * MIN_ENGLISH_SAMPLES) return { code: 'en', certainty: 1 };
  const { eld } = await import('eld/extrasmall');
  const totals = new Map<string, number>();
  for (const sample of samples) {
    const result = eld.detect(sample);
    if (result.language === '' || !result.isReliable()) continue;
    const certainty = certaintyOf(Object.values(result.getScores())) / samples.length;
    totals.set(result.language, (totals.get(result.language) ?? 0) + certainty);
  }
  const [best] = [...totals].sort((a, b) => b[1] - a[1]);
  return best ? { code: best[0], certainty: Math.round(best[1] * 100) / 100 } : UNDETERMINED;
}

const samplesOf = (text: string): readonly string[] =>
  text.length <= SAMPLES * SAMPLE_LENGTH
    ? [text]
    : Array.from({ length: SAMPLES }, (_, index) => {
        const start = Math.floor((text.length / SAMPLES) * index);
        return text.slice(start, start + SAMPLE_LENGTH);
      });

const hasEnoughLetters = (text: string): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS ||
  (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)
    ?.length ?? 0) >= MIN_IDEOGRAPHS;

const certaintyOf = (scores: readonly number[]): number => {
  const [best = 0, second = 0] = [...scores]
    .sort((a, b) => b - a)
    .map((score) => (SCALE * score) / (1 - score));
  if (best <= 0) return 0;
  return Math.min(1, (best - second) / best / CERTAIN_LEAD);
};
