import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

type Chunk = Rolldown.OutputChunk;

const NAME = 'group-chunks';

/** Bundles the page without writing it and returns its chunks. */
async function bundleInMemory(config: UserConfig): Promise<readonly Chunk[]> {
  const plugins = config.plugins?.filter((plugin) => !isThisPlugin(plugin)) ?? [];
  const result = await build({
    ...config,
    plugins,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .filter((file) => file.type === 'chunk');
}

const isThisPlugin = (plugin: unknown) => (plugin as Plugin | undefined)?.name === NAME;

/** Returns the modules of the entry and of all its static imports. */
function findInitialModules(chunks: readonly Chunk[]): ReadonlySet<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const initialChunks = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of initialChunks)
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported) initialChunks.add(imported);
    }
  return new Set([...initialChunks].flatMap(({ moduleIds }) => moduleIds));
}

/** Fails where files import each other: one of them would use what the other has not defined yet. */
function checkImports(chunks: readonly Chunk[]): void {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const checked = new Set<string>();
  const visit = (name: string, path: readonly string[]) => {
    if (path.includes(name))
      throw new Error(
        `These files import each other: ${[...path.slice(path.indexOf(name)), name].join(' → ')}. Give what they share a group of its own in ${NAME}.plugin.ts.`,
      );
    if (checked.has(name)) return;
    for (const imported of byName.get(name)?.imports ?? []) visit(imported, [...path, name]);
    checked.add(name);
  };
  for (const name of byName.keys()) visit(name, []);
}

/** Minimum size of a file with the modules that three or more lazy chunks share. Larger ones are merged so that files import each other. */
const MIN_SHARED_BYTES = 4_000;

/**
 * Puts all modules that the page needs at once into one file and the modules that lazy chunks share into few files; by
 * default the bundler creates a file for each set of chunks that share something, some of a hundred bytes. The initial
 * modules are known only after tree shaking, so the page is bundled twice.
 */
export const groupChunks = (): Plugin => ({
  name: NAME,
  apply: 'build',
  generateBundle(_, bundle) {
    checkImports(Object.values(bundle).filter((file) => file.type === 'chunk'));
  },
  async config(config) {
    const initialModules = findInitialModules(await bundleInMemory(config));
    const groups = [
      { name: 'first', test: (id: string) => initialModules.has(id) },
      // Merged with modules that use them, they could import a file that imports them, and fail when the page loads it.
      ...[
        '/node_modules/zod/',
        '/node_modules/@noble/hashes/',
        '/domain/src/venture/',
        '/design-system/src/chart/',
      ].map((folder) => ({
        name: folder.split('/').at(-2) ?? folder,
        test: (id: string) => id.includes(folder) && !initialModules.has(id),
      })),
      {
        name: 'shared',
        minShareCount: 3,
        entriesAware: true,
        entriesAwareMergeThreshold: MIN_SHARED_BYTES,
      },
    ];
    const codeSplitting = { includeDependenciesRecursively: false, groups };
    return {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting,
            // By default a shared file is named after all chunks that share it.
            chunkFileNames: ({ name }: { name: string }) =>
              `assets/${name.replace(/~.*/s, '')}-[hash].js`,
          },
        },
      },
    };
  },
});
