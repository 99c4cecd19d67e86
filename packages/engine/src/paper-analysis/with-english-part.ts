import { findPaperLanguage } from '../language/paper-language.js';
import { findEnglishPart } from '../paper-parts/english-part.js';
import type { StoredDocument } from '../store/documents.js';

/**
 * Notes the English part of a paper that is in another language, which is all that statements and terms are read from.
 * @throws when the chunk of the language detection cannot be loaded
 */
export async function withEnglishPart(document: StoredDocument): Promise<StoredDocument> {
  const texts = document.pages.map(({ text }) => text);
  const { isReadable } = await findPaperLanguage(texts.join('\n\n'));
  const english = isReadable ? undefined : await findEnglishPart(texts, document.title);
  return english ? { ...document, english } : document;
}
