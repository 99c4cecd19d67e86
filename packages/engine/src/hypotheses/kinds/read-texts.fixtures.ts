import { documentOf } from '../../literature/literature.fixtures.js';
import { sourceOfDocument } from '../../literature/sources.js';
import { loadLanguage } from '../../language/parse-text.js';
import type { LibraryPaper } from '../../library/library.js';
import { readSource } from '../read-source.js';
import { findFurtherCandidates } from './find-further-candidates.js';
import { readEffects } from './source-effects.js';

const language = await loadLanguage();

/** A text with a title in its first line, as a paper that a person brings. */
const readText = (text: string, id = 'doc-1') =>
  readSource(
    sourceOfDocument(documentOf(text, { id, title: text.split('\n')[0] ?? '' })),
    language,
  );

/** The candidates of these kinds that papers lead to together. */
export const candidatesFrom = (texts: readonly string[], library: readonly LibraryPaper[] = []) =>
  findFurtherCandidates(
    texts.map((text, at) => readEffects(readText(text, `doc-${String(at)}`))),
    library,
  );

/** A paper of an abstract and a discussion. */
export const paperOf = (abstract: string, discussion: string, title = 'A study'): string =>
  [title, 'Abstract', abstract, 'Discussion', discussion].join('\n\n');
