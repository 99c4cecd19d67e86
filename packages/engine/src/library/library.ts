import { CATEGORIES, type Category } from '@spinout/domain/categories';
import * as z from 'zod/mini';
import { LibraryPaperSchema } from './library.schema.js';
import type { CorpusEntry, LibraryPaper } from './library.types.js';

export type { LibraryPaper } from './library.types.js';

/** Dynamic imports with literal paths, so that bundlers exclude the corpus from the first load. */
const LOADERS: Readonly<Record<Category, () => Promise<readonly CorpusEntry[]>>> = {
  'Neuroscience & Brain Research': async () => {
    const [basics, memory, amyloid] = await Promise.all([
      import('./corpus/neuroscience.js'),
      import('./corpus/neuroscience-memory.js'),
      import('./corpus/neuroscience-amyloid.js'),
    ]);
    return [...basics.neuroscience, ...memory.neuroscienceMemory, ...amyloid.neuroscienceAmyloid];
  },
  'Drug Discovery & Therapeutics': async () =>
    (await import('./corpus/drug-discovery.js')).drugDiscovery,
  'Computational Biology': async () =>
    (await import('./corpus/computational-biology.js')).computationalBiology,
  'Climate & Environmental Science': async () => (await import('./corpus/climate.js')).climate,
  'Materials Science': async () => (await import('./corpus/materials.js')).materials,
  'Artificial Intelligence': async () =>
    (await import('./corpus/artificial-intelligence.js')).artificialIntelligence,
  'Quantum Computing': async () => (await import('./corpus/quantum-computing.js')).quantumComputing,
  Biotechnology: async () => (await import('./corpus/biotechnology.js')).biotechnology,
  'Space Technology': async () => (await import('./corpus/space-technology.js')).spaceTechnology,
  'Renewable Energy': async () => (await import('./corpus/renewable-energy.js')).renewableEnergy,
};

const parseList = (text: string) => text.split('; ');

const createPaper = (entry: CorpusEntry, category: Category): LibraryPaper => ({
  ...entry,
  category,
  authors: parseList(entry.authors),
  authorsTruncated: entry.authorsTruncated ?? false,
  terms: parseList(entry.terms),
  methods: parseList(entry.methods),
  openQuestions: entry.openQuestions ?? [],
});

const loadCorpus = async (): Promise<readonly LibraryPaper[]> => {
  const papersByCategory = await Promise.all(
    CATEGORIES.map(async (category) => {
      const entries = await LOADERS[category]();
      return entries.map((entry) => createPaper(entry, category));
    }),
  );
  return z.array(LibraryPaperSchema).parse(papersByCategory.flat());
};

let loaded: Promise<readonly LibraryPaper[]> | undefined;

/**
 * Loads the bundled library: real papers in ten categories. The first call loads and validates it; later calls share the
 * same papers, which must not be changed. After a failure, the next call tries again.
 * @throws if a part of the corpus cannot be loaded or violates `LibraryPaperSchema`
 */
export function loadLibrary(): Promise<readonly LibraryPaper[]> {
  loaded ??= loadCorpus().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
