import { definedAcronyms } from '../language/acronyms.js';
import type { ParsedSentence } from '../language/language.types.js';
import type { Language } from '../language/parse-text.js';
import { sectionRoles } from '../language/section-roles.js';
import { asInText, findLowerCaseWords } from '../paper-parts/title-context.js';
import { getStem } from '../search/stem.js';
import { extractWords } from '../search/words.js';
import type { DiscoveryDocument } from './discovery.types.js';
import { findTerms, type SentenceTerms } from './find-terms.js';

/** A sentence of a document with its terms. */
export interface TermSentence {
  /** Where it is, as the reader of the document says. */
  readonly part: 'title' | 'text';
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly terms: SentenceTerms;
  /** In the title or the abstract, which say what the whole document is about. */
  readonly isOpening: boolean;
  /** Its words in order, as stems between blanks. */
  readonly stems: string;
  /** Says that something is not so, which connects nothing. */
  readonly isDenied: boolean;
}

export interface TermDocument {
  readonly id: string;
  readonly sentences: readonly TermSentence[];
}

const DENIES =
  /\b(?:not(?! only)|no|neither|nor|never|cannot|unrelated|unaffected|unchanged|fail(?:s|ed)? to|independent of)\b/iu;

export const stemText = (text: string): string =>
  ` ${extractWords(text)
    .map(({ folded }) => getStem(folded))
    .join(' ')} `;

/** Title, authors and abstract of a paper end before this character; an abstract alone is hardly longer. */
const OPENING_CHARACTERS = 4000;

const isInOpening = (place: Pick<TermSentence, 'part' | 'page'>, start: number): boolean =>
  place.part === 'title' || (place.page === 1 && start < OPENING_CHARACTERS);

/** Reads the terms of a parsed sentence. */
export const readSentence = (
  sentence: ParsedSentence,
  acronyms: ReadonlyMap<string, string>,
  place: Pick<TermSentence, 'part' | 'page'>,
): TermSentence => ({
  ...place,
  start: sentence.start,
  end: sentence.end,
  text: sentence.text,
  terms: findTerms(sentence, acronyms),
  isOpening: isInOpening(place, sentence.start),
  stems: stemText(sentence.text),
  isDenied: DENIES.test(sentence.text),
});

/** Reads the terms of a title, in which capitals make no names of the words that the text has without. */
export function readTitle(
  { title = '', text }: Omit<DiscoveryDocument, 'id'>,
  { parse }: Language,
): readonly TermSentence[] {
  const acronyms = definedAcronyms(`${title}\n${text}`);
  return parse(asInText(title, findLowerCaseWords(text))).sentences.map((sentence) => ({
    ...readSentence(sentence, acronyms, { part: 'title', page: 1 }),
    text: title.slice(sentence.start, sentence.end),
  }));
}

/** Reads the terms of a document; methods, references and back matter are left out. */
export function readDocument(document: DiscoveryDocument, language: Language): TermDocument {
  const { id, title = '', text } = document;
  const acronyms = definedAcronyms(`${title}\n${text}`);
  const { sentences } = language.parse(text);
  const roles = sectionRoles(sentences);
  return {
    id,
    sentences: [
      ...readTitle(document, language),
      ...sentences
        .filter((_, at) => roles[at] === 'main')
        .map((sentence) => readSentence(sentence, acronyms, { part: 'text', page: 1 })),
    ],
  };
}
