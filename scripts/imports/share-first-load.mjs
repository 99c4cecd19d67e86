import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { findExports } from './find-exports.mjs';

const STATIC = /^(?:import|export)\b[^"';]*"([^"]+)";/gm;
const DYNAMIC = /\bimport\("([^"]+)"\)/g;
const INTERNAL = /^@spinout\/([\w-]+)\/internal\/(.+)$/;
const SOURCE_MAP = /\/\/# sourceMappingURL=\S+\s*$/;

/** Built libraries, which import none of our files. */
const VENDOR = `${sep}vendor${sep}`;

/**
 * Lets each part of a package that is loaded later name the modules that every page has loaded before it, if any part uses them.
 * esbuild makes a chunk of all modules that the same parts lead to: some thirty for the first load of a page whose parts each
 * lead to other ones, and a few if all lead to the same. Nothing of these imports is used, so that other bundlers remove them.
 * @param {string} packages the folder of the packages
 * @param {readonly string[]} starts the built files of a package that a page can start with
 * @returns {string[]} the changed files
 */
export function shareFirstLoad(packages, starts) {
  const graph = createGraph(packages);
  const pages = starts.map((path) => ({
    first: graph.follow([path], false),
    all: graph.follow([path], true),
  }));
  const parts = new Set(
    pages
      .flatMap(({ all }) => [...all])
      .flatMap((path) => graph.listDynamic(path))
      .filter((path) => isSamePackage(path, starts[0])),
  );
  const used = graph.follow(parts, false);
  const changes = [...parts].toSorted().map((part) => {
    const before = pages.filter(({ all }) => all.has(part)).map(({ first }) => first);
    const shared = [...used].filter(
      (path) => path !== part && before.every((first) => first.has(path)),
    );
    const text = readFileSync(part, 'utf8');
    const lines = listImports(graph, part, shared);
    return [part, appendImports(text, lines)];
  });
  for (const [path, text] of changes) writeFileSync(path, text);
  return changes.map(([path]) => path);
}

/** Adds imports behind the code, where they move no line that a source map names; imports are read first wherever they stand. */
function appendImports(text, lines) {
  const [comment = ''] = SOURCE_MAP.exec(text) ?? [];
  const code = text.slice(0, text.length - comment.length);
  return `${code.trimEnd()}\n${lines.join('')}${comment}`;
}

/** Import statements for modules, without those that others of them import anyway. */
function listImports(graph, from, modules) {
  const imported = new Set(modules.flatMap((path) => graph.listStatic(path)));
  return modules
    .filter((path) => !imported.has(path) && findExports(path).size > 0)
    .toSorted()
    .map((path, at) => {
      const [name] = findExports(path).keys();
      return `import { ${name} as first${at} } from "${graph.toSpecifier(from, path)}";\n`;
    });
}

const isSamePackage = (path, start) => path.startsWith(`${dirname(start)}${sep}`);

/** What the built files of our packages import from each other. */
function createGraph(packages) {
  const resolve = (from, specifier) => {
    const [, name, file] = INTERNAL.exec(specifier) ?? [];
    const path = name ? join(packages, name, 'dist', file) : join(dirname(from), specifier);
    const isOurs = (name || specifier.startsWith('.')) && !path.includes(VENDOR);
    return isOurs && existsSync(path) ? [path] : [];
  };
  const list = (path, pattern) =>
    [...readFileSync(path, 'utf8').matchAll(pattern)].flatMap(([, name]) => resolve(path, name));
  const listStatic = (path) => list(path, STATIC);
  const listDynamic = (path) => list(path, DYNAMIC);
  const follow = (starts, isDynamic) => {
    const found = new Set();
    const queue = [...starts];
    for (let path = queue.pop(); path; path = queue.pop()) {
      if (found.has(path)) continue;
      found.add(path);
      queue.push(...listStatic(path), ...(isDynamic ? listDynamic(path) : []));
    }
    return found;
  };
  const toSpecifier = (from, to) => {
    const [package_, dist, ...rest] = relative(packages, to).split(sep);
    if (from.startsWith(join(packages, package_, dist) + sep)) {
      const path = relative(dirname(from), to).split(sep).join('/');
      return path.startsWith('.') ? path : `./${path}`;
    }
    return `@spinout/${package_}/internal/${rest.join('/')}`;
  };
  return { listStatic, listDynamic, follow, toSpecifier };
}
