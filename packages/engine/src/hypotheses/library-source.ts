import { citation, type Source } from '../literature/sources.js';
import { fillIn } from '../literature/literature.messages.js';
import type { LibraryPaper } from '../library/library.js';
import type { Language } from '../language/parse-text.js';
import { hypothesesMessages as messages } from './hypotheses.messages.js';
import { readSource, type ReadSource } from './read-source.js';

/** A library paper as a source: its text is our summary and, after it, what the work left open. */
export const sourceOfLibraryPaper = (paper: LibraryPaper): Source => ({
  id: paper.id,
  title: paper.title,
  kind: 'library',
  label: fillIn(messages.summaryOf, { label: citation(paper) }),
  paged: false,
  pages: [{ number: 1, text: [paper.summary, ...paper.openQuestions].join(' ') }],
  terms: paper.terms,
  methods: paper.methods,
  category: paper.category,
});

/** Parses the summary and the open questions of a library paper. */
export function readLibraryPaper(paper: LibraryPaper, language: Language): ReadSource {
  const read = readSource(sourceOfLibraryPaper(paper), language);
  const end = paper.summary.length;
  return {
    ...read,
    sentences: read.sentences.map((sentence) => ({
      ...sentence,
      section: sentence.start < end ? 'results' : 'open',
    })),
  };
}
