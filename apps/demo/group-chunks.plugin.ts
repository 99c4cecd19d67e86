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

/** Minimum size of a file with the modules that three or more lazy chunks share. */
const MIN_SHARED_BYTES = 8_000;

/**
 * Puts all modules that the page needs at once into one file and the modules that lazy chunks share into few files; by
 * default the bundler creates a file for each set of chunks that share something, some of a hundred bytes. The initial
 * modules are known only after tree shaking, so the page is bundled twice.
 */
export const groupChunks = (): Plugin => ({
  name: NAME,
  apply: 'build',
  async config(config) {
    const initialModules = findInitialModules(await bundleInMemory(config));
    const groups = [
      { name: 'first', test: (id: string) => initialModules.has(id) },
      // Merged with modules that use it, it could import a file that imports it, and fail when the page loads it.
      {
        name: 'zod',
        test: (id: string) => id.includes('/node_modules/zod/') && !initialModules.has(id),
      },
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
