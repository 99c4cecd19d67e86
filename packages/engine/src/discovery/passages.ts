import { splitSentences } from '../reading/sentences.js';
import type { Source } from './sources.js';
import { tokenize, type Token } from './tokens.js';

/** A sentence of a source, with its place. */
export interface Passage {
  readonly source: Source;
  readonly page: number;
  /** Offset of the first character in the page's text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Whether it may be quoted as evidence: a whole statement, not a heading, question, caption or reference. */
  readonly quotable: boolean;
}

const MIN_WORDS = 6;
const MAX_CHARACTERS = 420;
/** Words of one sentence that are looked at; only text without any full stop has more. */
const MAX_TOKENS = 20_000;
/** Characters of one page, and of all, that are looked at. */
const MAX_PAGE = 500_000;
const MAX_SOURCE = 3_000_000;

const REFERENCES =
  /^(?:\d+\.?\s*)?(?:references|bibliography|literature cited|works cited|acknowledge?ments?)\s*:?$/iu;
const NEW_PART =
  /^(?:\d+\.?\s*)?(?:appendix|supplementary|methods|materials and methods|figure legends)\b.{0,40}$/iu;
const NO_STATEMENT =
  /(?:https?:|www\.|doi\b|©|copyright|@|\bet al\.,? \d{4}.*\bet al\.,? \d{4}|^(?:fig|figure|table|keywords?|correspondence|received|published|author|example text)\b|\b(?:this text|this paper|this article|in this section|we (?:thank|acknowledge)|funded by)\b)/iu;

const letterShare = (text: string) =>
  (text.match(/\p{L}/gu)?.length ?? 0) / Math.max(1, text.length);

const isStatement = (text: string, words: number): boolean =>
  words >= MIN_WORDS &&
  text.length <= MAX_CHARACTERS &&
  /[.!]["'”’)\]]*$/u.test(text) &&
  /^["'“(]*[\p{L}\p{N}]/u.test(text) &&
  // oxlint-disable-next-line no-control-regex -- control characters do not belong into a quote
  !/[\u0000-\u0008\u000E-\u001F]/.test(text) &&
  letterShare(text) > 0.68 &&
  !NO_STATEMENT.test(text);

/** Takes a source apart into sentences. */
export function passagesOf(source: Source): readonly Passage[] {
  let inReferences = false;
  let left = MAX_SOURCE;
  return source.pages.flatMap((page) => {
    const text = page.text.slice(0, Math.min(left, MAX_PAGE));
    left -= text.length;
    return splitSentences(text).map((sentence): Passage => {
      if (REFERENCES.test(sentence.text)) inReferences = true;
      else if (inReferences && NEW_PART.test(sentence.text)) inReferences = false;
      const tokens = tokenize(sentence.text).slice(0, MAX_TOKENS);
      return {
        source,
        page: page.number,
        start: sentence.start,
        end: sentence.end,
        text: sentence.text,
        tokens,
        quotable: !inReferences && isStatement(sentence.text, tokens.length),
      };
    });
  });
}
