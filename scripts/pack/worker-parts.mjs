import { join } from 'node:path';
import { build } from 'esbuild';

/** The part that starts; it holds what the first answer needs. */
export const FIRST = 'worker';

/** What several parts need, and parts that are too small for a file. */
const COMMON = 'common';

/** As written, before they are minified. Smaller parts are not worth a request. */
const MIN_BYTES = 16_000;

/** Lazily loaded modules that are one part, by the ends of their paths. All others are a part by themselves. */
const PARTS = {
  [FIRST]: [/\/schemas\/flow-topic\.js$/],
  library: [/\/library\/corpus\//],
  'read-pdf': [/\/pdfjs-text\.js$/, /\/read-pdf\.js$/],
  'whole-pdf': [/\/vendor\/pdf(-worker)?\.js$/, /\/pdfjs\.js$/],
  english: [/\/wink-nlp\//, /\/vendor\/english-model\.js$/],
  docx: [/\/vendor\/mammoth\.js$/, /\/fflate\//, /\/read-docx\.js$/],
  bibliography: [/\/bibliography\/parse-/],
  report: [/\/pdf\/make-/],
  quantum: [/\/quantum/, /\/circuits\.js$/],
  research: [/\/(research-run|ten-step|platform)\.handlers\.js$/],
};

/** Uses the handlers of all other parts, so that it does not count as one that shares them. */
const OF_ALL = 'research';

const findPart = (path) =>
  Object.entries(PARTS).find(([, patterns]) =>
    patterns.some((pattern) => pattern.test(path)),
  )?.[0] ?? path.replace(/^.*\/([^/.]+)[^/]*$/, '$1');

/**
 * Divides the modules of a worker into files: what the first answer needs, what several parts need, and one file for each part.
 * Imports between them have no cycles: a part imports from the common one and the first one.
 * @param {string} root the folder of the repository
 * @param {string} entry the built file of the worker
 * @returns {Promise<Map<string, string>>} the part of each module, by its path
 */
export async function divideIntoParts(root, entry) {
  const { metafile } = await build({
    entryPoints: [entry],
    outdir: join(root, 'node_modules/.cache/spinout-parts'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    metafile: true,
    write: false,
    absWorkingDir: root,
    logLevel: 'error',
  });
  const found = Object.values(metafile.outputs).find(
    ({ entryPoint }) => entryPoint && join(root, entryPoint) === entry,
  );
  const parts = assignParts(metafile.inputs, found.entryPoint);
  return new Map([...parts].map(([path, part]) => [join(root, path), part]));
}

/**
 * @param {Readonly<Record<string, { bytes: number, imports: readonly { path: string, kind: string }[] }>>} modules
 * @param {string} entry the module that starts
 * @returns {Map<string, string>} the part of each module
 */
export function assignParts(modules, entry) {
  const lazy = Object.values(modules).flatMap(({ imports }) =>
    imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path),
  );
  /** @type {Map<string, Set<string>>} */
  const usersOf = new Map();
  const visit = (path, part) => {
    const users = usersOf.get(path) ?? new Set();
    if (modules[path] === undefined || users.has(part)) return;
    usersOf.set(path, users.add(part));
    for (const each of modules[path].imports)
      if (each.kind !== 'dynamic-import') visit(each.path, part);
  };
  visit(entry, FIRST);
  for (const path of lazy) visit(path, findPart(path));
  const sizes = new Map();
  const chosen = new Map();
  for (const [path, users] of usersOf) {
    const part = choosePart(users);
    chosen.set(path, part);
    sizes.set(part, (sizes.get(part) ?? 0) + modules[path].bytes);
  }
  return new Map(
    [...chosen].map(([path, part]) => [
      path,
      part !== FIRST && sizes.get(part) < MIN_BYTES ? COMMON : part,
    ]),
  );
}

function choosePart(users) {
  if (users.has(FIRST)) return FIRST;
  const others = [...users].filter((part) => part !== OF_ALL);
  if (others.length === 0) return OF_ALL;
  return others.length === 1 ? others[0] : COMMON;
}
