import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

type Chunk = Rolldown.OutputChunk;

const NAME = 'few-files';

/** Bundles the page without keeping it, and gives its files. */
async function bundled(config: UserConfig): Promise<readonly Chunk[]> {
  const plugins = config.plugins?.filter((plugin) => !isOurs(plugin)) ?? [];
  const result = await build({
    ...config,
    plugins,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((made) => ('output' in made ? made.output : []))
    .filter((file) => file.type === 'chunk');
}

const isOurs = (plugin: unknown) => (plugin as Plugin | undefined)?.name === NAME;

/** The modules in the entry and in all that it imports at once. */
function firstModules(chunks: readonly Chunk[]): ReadonlySet<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of first)
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported) first.add(imported);
    }
  return new Set([...first].flatMap(({ moduleIds }) => moduleIds));
}

/** What three or more later parts share goes into files of at least this many bytes, if there is as much. */
const SHARED_BYTES = 8_000;

/**
 * Puts all that the page needs at once into one file, and what its later parts share into few; the bundler alone makes a file for each
 * set of parts that share something, some of a hundred bytes. Which modules the page needs at once is known when what is
 * not used has been left out: so the page is bundled twice, the first time for the list.
 */
export const fewFiles = (): Plugin => ({
  name: NAME,
  apply: 'build',
  async config(config) {
    const first = firstModules(await bundled(config));
    const groups = [
      { name: 'first', test: (id: string) => first.has(id) },
      {
        name: 'shared',
        minShareCount: 3,
        entriesAware: true,
        entriesAwareMergeThreshold: SHARED_BYTES,
      },
    ];
    const codeSplitting = { includeDependenciesRecursively: false, groups };
    return {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting,
            // The bundler names a shared file after all who share it.
            chunkFileNames: ({ name }: { name: string }) =>
              `assets/${name.replace(/~.*/s, '')}-[hash].js`,
          },
        },
      },
    };
  },
});
