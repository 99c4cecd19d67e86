/** Bundles a page with a bundler as its documentation says, React apart, and returns the texts that it loads first. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as buildWithEsbuild } from 'esbuild';
import { build as buildWithVite } from 'vite';
import { bundleWithNext, NEXT } from './next.ts';

/** Installed beside the pages. */
export const BUNDLERS = {
  '@rollup/plugin-commonjs': '29.0.3',
  '@rollup/plugin-node-resolve': '16.0.3',
  '@rollup/plugin-replace': '6.0.3',
  '@rollup/plugin-terser': '1.0.2',
  rollup: '4.67.4',
  webpack: '5.113.0',
  ...NEXT,
} as const;

type Bundle = (folder: string, entry: string) => Promise<readonly string[]>;

const isReact = (id: string): boolean => /^react(-dom)?($|\/)/.test(id);
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly isEntry: boolean;
  readonly code: string;
}

/** The entry and all that it imports statically. */
function findFirst(chunks: readonly Chunk[]): readonly string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  visit(chunks.find(({ isEntry }) => isEntry));
  return [...found].map(({ code }) => code);
}

const isChunk = (item: { readonly type: string }) => item.type === 'chunk';

const vite: Bundle = async (folder, entry) => {
  const result = await buildWithVite({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rollupOptions: { input: entry, external: isReact, preserveEntrySignatures: false },
    },
  });
  const [{ output }] = [result].flat() as unknown as [{ output: (Chunk & { type: string })[] }];
  return findFirst(output.filter(isChunk));
};

/** Loads what is installed in a folder. */
const importFrom = async (folder: string, name: string) =>
  (await import(
    pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href
  )) as Record<string, (options?: unknown) => unknown>;

const rollup: Bundle = async (folder, entry) => {
  const load = async (name: string) => (await importFrom(folder, name))['default'];
  const [{ rollup: run }, resolve, commonjs, replace, terser] = await Promise.all([
    importFrom(folder, 'rollup/dist/rollup.js').then(
      (module) => module as never as { rollup: never },
    ),
    load('@rollup/plugin-node-resolve'),
    load('@rollup/plugin-commonjs'),
    load('@rollup/plugin-replace'),
    load('@rollup/plugin-terser'),
  ]);
  const bundle = await (
    run as (options: object) => Promise<{
      generate: (options: object) => Promise<{ output: (Chunk & { type: string })[] }>;
    }>
  )({
    input: entry,
    external: isReact,
    preserveEntrySignatures: false,
    onwarn: () => undefined,
    plugins: [
      replace?.({ values: PRODUCTION, preventAssignment: true }),
      resolve?.({ browser: true }),
      commonjs?.(),
      terser?.(),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  return findFirst(output.filter(isChunk));
};

const esbuild: Bundle = async (folder, entry) => {
  const { metafile, outputFiles } = await buildWithEsbuild({
    entryPoints: [entry],
    outdir: join(folder, 'out'),
    absWorkingDir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    metafile: true,
    external: ['react', 'react-dom'],
    define: PRODUCTION,
    logLevel: 'error',
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  return findFirst(
    Object.entries(metafile.outputs).map(([path, { imports, entryPoint }]) => ({
      fileName: path,
      imports: imports
        .filter(({ kind, external }) => kind === 'import-statement' && external !== true)
        .map(({ path: imported }) => imported),
      isEntry: entryPoint === basename(entry),
      code: texts.get(basename(path)) ?? '',
    })),
  );
};

interface WebpackStats {
  readonly compilation: {
    readonly errors: readonly Error[];
    readonly entrypoints: ReadonlyMap<string, { getFiles: () => readonly string[] }>;
  };
}

const webpack: Bundle = async (folder, entry) => {
  const module = await importFrom(folder, 'webpack');
  const run = module['default'] as unknown as (
    options: object,
    done: (error: Error | null, stats: WebpackStats) => void,
  ) => void;
  const out = join(folder, 'out-webpack');
  rmSync(out, { recursive: true, force: true });
  const { compilation } = await new Promise<WebpackStats>((resolve, reject) =>
    run(
      {
        mode: 'production',
        context: folder,
        entry,
        output: { path: out, module: true, chunkFormat: 'module' },
        experiments: { outputModule: true },
        externalsType: 'module',
        externals: [
          ({ request = '' }, done: (error: null, id?: string) => void) =>
            isReact(request) ? done(null, `module ${request}`) : done(null),
        ],
        optimization: { splitChunks: { chunks: 'all' } },
      },
      (error, stats) => (error ? reject(error) : resolve(stats)),
    ),
  );
  if (compilation.errors[0]) throw compilation.errors[0];
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  return files.map((file) => readFileSync(join(out, file), 'utf8'));
};

/** Bundles a page from its text, and returns the texts that it loads first. */
type BundleText = (folder: string, source: string) => Promise<readonly string[]>;

const fromFile =
  (bundle: Bundle): BundleText =>
  (folder, source) => {
    const entry = join(folder, 'page.js');
    writeFileSync(entry, source);
    return bundle(folder, entry);
  };

export interface Bundler {
  readonly name: string;
  readonly bundle: BundleText;
  /** Whether React and a framework are in the texts. What a page without content loads is then subtracted. @default false */
  readonly hasReact?: true;
}

/** The bundlers that are compared. */
export const bundlers: readonly Bundler[] = [
  { name: 'Vite 8', bundle: fromFile(vite) },
  { name: 'Rollup 4', bundle: fromFile(rollup) },
  { name: 'webpack 5', bundle: fromFile(webpack) },
  { name: 'esbuild', bundle: fromFile(esbuild) },
  {
    name: 'Next 16, Turbopack',
    bundle: (folder, source) => bundleWithNext(folder, source, 'turbopack'),
    hasReact: true,
  },
  {
    name: 'Next 16, webpack',
    bundle: (folder, source) => bundleWithNext(folder, source, 'webpack'),
    hasReact: true,
  },
];
