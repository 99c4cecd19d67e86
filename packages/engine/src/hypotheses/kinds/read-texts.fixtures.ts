import { documentOf } from '../../literature/literature.fixtures.js';
import { sourceOfDocument } from '../../literature/sources.js';
import { loadLanguage } from '../../language/parse-text.js';
import type { LibraryPaper } from '../../library/library.js';
import { readSource } from '../read-source.js';
import { findFurtherCandidates } from './find-further-candidates.js';
import { readEffects } from './source-effects.js';

const language = await loadLanguage();

/** A text, or its pages, with a title in the first line, as a paper that a person brings. */
type PaperText = string | readonly string[];

const readText = (text: PaperText, id: string) => {
  const [title = ''] = [text].flat().join('\n').split('\n');
  return readSource(sourceOfDocument(documentOf(text, { id, title })), language);
};

/** The candidates of these kinds that papers lead to together. */
export const candidatesFrom = (
  texts: readonly PaperText[],
  library: readonly LibraryPaper[] = [],
) =>
  findFurtherCandidates(
    texts.map((text, at) => readEffects(readText(text, `doc-${String(at)}`))),
    library,
  );

/** A paper of an abstract and a discussion. */
export const paperOf = (abstract: string, discussion: string, title = 'A study'): string =>
  [title, 'Abstract', abstract, 'Discussion', discussion].join('\n\n');
