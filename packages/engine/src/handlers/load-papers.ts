import { Refusal } from '../calls/refusal.js';
import { createDocumentStore, type StoredDocument } from '../store/documents.js';
import type { Store } from '../store/store.js';

/** Text of all papers that one request is answered from; about seventy papers of common length. */
const MAX_TOTAL_CHARACTERS = 4_000_000;

const countCharacters = ({ pages }: StoredDocument) =>
  pages.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Loads the papers that a request names, each once; unknown ids are omitted.
 * @throws {Refusal} 413 if they have more text than one request can be answered from; the others are not loaded then
 */
export async function loadPapers(
  store: Store,
  ids: readonly string[],
): Promise<readonly StoredDocument[]> {
  const { get } = createDocumentStore(store);
  const documents: StoredDocument[] = [];
  let total = 0;
  for (const id of new Set(ids)) {
    const document = await get(id);
    if (document === undefined) continue;
    total += countCharacters(document);
    if (total > MAX_TOTAL_CHARACTERS) {
      throw new Refusal(
        413,
        'Too large: papers has more than 4,000,000 characters of text in total. Choose fewer papers.',
      );
    }
    documents.push(document);
  }
  return documents;
}
