import type { BibliographyImport } from '@spinout/api-client';
import type { OwnSources, ReadSource, SavedImport } from './own-sources.types.js';

const replaceById = <Item extends { readonly id: string }>(
  items: readonly Item[],
  item: Item,
): readonly Item[] => [...items.filter(({ id }) => id !== item.id), item];

/** Adds what a file contained; a file that was added before is replaced. */
export const addSource = (
  { imports = [], documents = [] }: OwnSources,
  read: ReadSource,
): OwnSources =>
  read.kind === 'bibliography'
    ? { imports: replaceById(imports, read.imported) }
    : { documents: replaceById(documents, read.document) };

/**
 * Compares the imports with those that a search used: marks those that it did not find, such as in another browser or after
 * the storage was full, and adds those that the step did not know.
 * @param known ids of the imports when the search began
 */
export function reconcileImports(
  imports: readonly SavedImport[],
  searched: readonly BibliographyImport[],
  known: ReadonlySet<string>,
): readonly SavedImport[] {
  const found = new Set(searched.map(({ id }) => id));
  const ids = new Set(imports.map(({ id }) => id));
  return [
    ...imports.map(({ missing: _, ...each }) =>
      known.has(each.id) && !found.has(each.id) ? { ...each, missing: true } : each,
    ),
    ...searched
      .filter(({ id }) => !ids.has(id) && !known.has(id))
      .map((each) => ({ ...each, duplicates: 0, already_imported: 0, problem_count: 0 })),
  ];
}
