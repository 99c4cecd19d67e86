import {
  readDocument,
  readSentence,
  readTitle,
  stemText,
  type TermDocument,
} from '../../discovery/read-document.js';
import { definedAcronyms } from '../../language/acronyms.js';
import type { Language } from '../../language/parse-text.js';
import type { Source } from '../../literature/sources.js';
import { readSource, type ReadSource } from '../read-source.js';

const LEFT_OUT = new Set(['front', 'methods', 'back']);

type TitleSentence = TermDocument['sentences'][number];

/** The title names what the source is about. It has no place in the text, so that it is no passage and connects nothing. */
const createTitle = (title: string): TitleSentence => ({
  part: 'title',
  page: 1,
  start: 0,
  end: 0,
  text: title,
  terms: new Map(),
  stems: stemText(title),
  isOpening: true,
  isDenied: true,
});

const readText = ({ source, sentences }: ReadSource): TermDocument['sentences'] => {
  const acronyms = definedAcronyms(source.pages.map(({ text }) => text).join('\n'));
  return sentences
    .filter(({ section }) => !LEFT_OUT.has(section))
    .map((sentence) => readSentence(sentence, acronyms, { part: 'text', page: sentence.page }));
};

/** Reads the terms of a parsed source; front matter, methods and references are left out. */
export const readSourceDocument = (read: ReadSource): TermDocument => ({
  id: read.source.id,
  sentences: [createTitle(read.source.title), ...readText(read)],
});

/** Reads a source with the terms of its title: a paper by its sections, a text without sections as `linksWith` does. */
export function readLinkDocument(source: Source, language: Language): TermDocument {
  const { id, title, pages } = source;
  const text = pages.map((page) => page.text).join('\n\n');
  const named = readTitle({ title, text }, language).map((each) => ({ ...each, isDenied: true }));
  const read = readSource(source, language);
  const hasSections = read.sentences.some(({ section }) => section !== 'front');
  const sentences =
    hasSections || pages.length > 1
      ? readText(read)
      : readDocument({ id, text }, language).sentences;
  return { id, sentences: [...named, ...sentences] };
}
