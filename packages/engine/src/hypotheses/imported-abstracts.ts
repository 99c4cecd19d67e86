import { fill } from '@spinout/domain/text';
import { libraryCollection, type Collection } from '../literature/collections.js';
import { loadImportedCollections, hideRepeated } from '../literature/imported-collections.js';
import type { SearchablePaper } from '../literature/searchable-paper.js';
import type { Source } from '../literature/sources.js';
import { RELEVANT } from '../literature/topic-papers.js';
import type { LibraryPaper } from '../library/library.js';
import { createCombinedIndex } from '../search/search.js';
import { createImportStore } from '../store/imports.js';
import type { Store } from '../store/store.js';
import { hypothesesMessages as messages } from './hypotheses.messages.js';

/** Abstracts that are read for a topic, as many as papers of the library. */
const MAX_ABSTRACTS = 24;
const MAX_TOPIC = 2000;

/**
 * Finds the abstracts of a journey's imported bibliographies that are about a topic, best first. The library's papers are
 * searched with them, so that a word that few of the records have is not rare for that reason alone.
 */
export async function findImportedAbstracts(
  store: Store,
  journeyId: string,
  topic: string,
  library: readonly LibraryPaper[],
): Promise<readonly Source[]> {
  const imports = await createImportStore(store).listByJourney(journeyId);
  const groups: (readonly Collection[])[] = [];
  for (const each of imports) groups.push(await loadImportedCollections(store, each));
  const imported = hideRepeated(groups);
  if (imported.length === 0) return [];
  const papers = imported.flatMap((each) => each.papers);
  const byId = new Map(papers.map((paper) => [paper.doc.id, paper]));
  const { indexed } = libraryCollection(library, '');
  const index = createCombinedIndex([...imported.map((each) => each.indexed), indexed]);
  return index
    .search(topic.slice(0, MAX_TOPIC), { ...RELEVANT, limit: index.size })
    .flatMap(({ id }) => byId.get(id) ?? [])
    .filter(({ paper }) => paper.abstract !== '')
    .slice(0, MAX_ABSTRACTS)
    .map(sourceOfRecord);
}

/** An imported record as a source: its abstract. */
export const sourceOfRecord = ({ paper, review }: SearchablePaper): Source => ({
  id: paper.id,
  title: paper.title,
  kind: 'imported',
  label: fill(messages.importedAbstract, { label: review.label }),
  paged: false,
  pages: [{ number: 1, text: paper.abstract }],
  terms: review.terms,
  methods: review.methods,
  category: null,
});
