import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { unlinkPart, writeFirst, writePart } from './link-parts.mjs';
import { getPackageName } from './vendored.mjs';
import { readLicenses } from './vendor-libraries.mjs';
import { divideIntoParts, FIRST } from './worker-parts.mjs';

/** Vite makes a `data:` URL of a smaller file, which a content security policy may forbid. */
const MIN_LETTERS = 4096;

/** What the bundler itself adds; all parts use it. */
const RUNTIME = 'rolldown-runtime';

/**
 * Writes the worker of the engine as files that are already divided, so that a bundler that makes one file of a worker still loads
 * its parts when they are needed (docs/adr/0067).
 * @param {string} root the folder of the repository, whose packages are built
 */
export async function splitWorker(root) {
  const dist = join(root, 'packages/engine/dist');
  const entry = join(dist, 'worker.js');
  const partOf = await divideIntoParts(root, entry);
  const chunks = await bundleParts(root, entry, partOf);
  const folder = join(dist, 'split');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const unlinked = new Map([...chunks].map(([name, text]) => [name, unlinkPart(text)]));
  const [first, runtime] = [FIRST, RUNTIME].map((name) => {
    const part = unlinked.get(name);
    unlinked.delete(name);
    return { name, ...part };
  });
  const needs = new Map([...unlinked].map(([name, part]) => [name, part.needs]));
  writeFileSync(join(folder, `${FIRST}.js`), writeFirst(first, runtime, needs));
  for (const [name, part] of unlinked) {
    const text = writePart(part);
    if (text.length < MIN_LETTERS) throw new Error(`The part ${name} is too small for a file.`);
    writeFileSync(join(folder, `${name}.js`), text);
  }
  const libraries = [...partOf.keys()].flatMap(
    (path) => path.split('/node_modules/').slice(1).at(-1) ?? [],
  );
  const vendored = readFileSync(join(dist, 'vendor/LICENSES.txt'), 'utf8');
  const packages = new Set(libraries.map(getPackageName));
  writeFileSync(join(folder, 'LICENSES.txt'), `${vendored}${readLicenses(root, packages)}`);
}

/** @returns {Promise<Map<string, string>>} the text of each part, by its name */
async function bundleParts(root, entry, partOf) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // As for a server, so that no code is added that preloads styles.
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: true,
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: { [FIRST]: entry },
        preserveEntrySignatures: false,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id) => partOf.get(id) ?? null }],
          },
        },
      },
    },
  });
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map(({ name, code }) => [name, code]),
  );
  return chunks;
}
