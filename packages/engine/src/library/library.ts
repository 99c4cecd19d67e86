import { CATEGORIES, type Category } from '@spinout/domain/categories';
import { CorpusSchema } from './library.schema.js';
import type { LibraryPaper } from './library.types.js';

export type { LibraryPaper } from './library.types.js';

/** Dynamic imports with literal paths, so that bundlers exclude the corpus from the first load. */
const LOADERS: Readonly<Record<Category, () => Promise<{ readonly default: unknown }>>> = {
  'Neuroscience & Brain Research': () =>
    import('./corpus/neuroscience.json', { with: { type: 'json' } }),
  'Drug Discovery & Therapeutics': () =>
    import('./corpus/drug-discovery.json', { with: { type: 'json' } }),
  'Computational Biology': () =>
    import('./corpus/computational-biology.json', { with: { type: 'json' } }),
  'Climate & Environmental Science': () =>
    import('./corpus/climate.json', { with: { type: 'json' } }),
  'Materials Science': () => import('./corpus/materials.json', { with: { type: 'json' } }),
  'Artificial Intelligence': () =>
    import('./corpus/artificial-intelligence.json', { with: { type: 'json' } }),
  'Quantum Computing': () => import('./corpus/quantum-computing.json', { with: { type: 'json' } }),
  Biotechnology: () => import('./corpus/biotechnology.json', { with: { type: 'json' } }),
  'Space Technology': () => import('./corpus/space-technology.json', { with: { type: 'json' } }),
  'Renewable Energy': () => import('./corpus/renewable-energy.json', { with: { type: 'json' } }),
};

const loadCorpus = async (): Promise<readonly LibraryPaper[]> => {
  const papersByCategory = await Promise.all(
    CATEGORIES.map(async (category) => {
      const papers = CorpusSchema.parse((await LOADERS[category]()).default);
      return papers.map((paper) => ({ ...paper, category }));
    }),
  );
  return papersByCategory.flat();
};

let loaded: Promise<readonly LibraryPaper[]> | undefined;

/**
 * Loads the bundled library: real papers in ten categories. The first call loads and validates it; later calls share the
 * same papers, which must not be changed. After a failure, the next call tries again.
 * @throws if a part of the corpus cannot be loaded or violates `CorpusSchema`
 */
export function loadLibrary(): Promise<readonly LibraryPaper[]> {
  loaded ??= loadCorpus().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
