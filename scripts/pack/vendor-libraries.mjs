import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { writeEnglishModel } from './compact-model.mjs';
import { writeTextPdf } from './text-pdf.mjs';
import { getPackageName, LEFT_OUT, VENDORED } from './vendored.mjs';

const FOLDER = 'vendor';

/**
 * Writes the libraries of a built package to `dist/vendor`, with their licenses, and lets the built files import them there.
 * @param {string} root the folder of the repository
 * @param {string} name the folder of the package
 */
export async function vendorLibraries(root, name) {
  const libraries = VENDORED[name];
  if (libraries === undefined) return;
  const dist = join(root, 'packages', name, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js') && !path.startsWith(FOLDER))
    .map((path) => join(dist, path));
  const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
  mkdirSync(join(dist, FOLDER), { recursive: true });
  const packages = new Set();
  for (const { file, copy, without, part, stored, bundle = [], platform } of libraries) {
    const target = join(dist, FOLDER, file);
    if (copy) {
      writeFileSync(target, readCopy(join(root, 'node_modules', copy), without));
      packages.add(getPackageName(copy));
      continue;
    }
    if (part) {
      await writeTextPdf(root, target);
      rmSync(`${target}.map`);
      packages.add(part);
      continue;
    }
    if (stored) {
      await writeEnglishModel(root, target);
      packages.add(stored);
      continue;
    }
    const entry = createEntry(bundle, [...texts.values()]);
    const used = await bundleNames({ root, contents: entry, outfile: target, platform });
    used.forEach((each) => packages.add(each));
  }
  const targets = new Map(
    libraries.flatMap(({ file, bundle = [], replaces = bundle }) =>
      replaces.map((specifier) => [specifier, join(dist, FOLDER, file)]),
    ),
  );
  for (const [path, text] of texts) {
    const changed = replaceSpecifiers(text, path, targets);
    if (changed !== text) writeFileSync(path, changed);
  }
  writeFileSync(join(dist, FOLDER, 'LICENSES.txt'), readLicenses(root, packages));
}

/** @returns {string} the text of a library, without what is cut out */
function readCopy(path, without) {
  const text = readFileSync(path, 'utf8');
  if (without === undefined) return text;
  const copy = text.replace(without, 'void 0');
  if (copy === text) throw new Error(`${path} has no ${without}.`);
  return `/* Changed by Spinout: warnings about drawing in Node are left out. */\n${copy}`;
}

/** Imports as `from "library"`, `import("library")` and `new URL("library", import.meta.url)`. */
const SPECIFIER = /(\bfrom |\bimport ?\(?|new URL\()"([^".][^"]*)"/g;

const replaceSpecifiers = (text, path, targets) =>
  text.replace(SPECIFIER, (found, before, specifier) => {
    const target = targets.get(specifier);
    if (target === undefined) return found;
    const file = relative(dirname(path), target).split(sep).join('/');
    return `${before}"${file.startsWith('.') ? file : `./${file}`}"`;
  });

/** Exports the names that the built files import, so that the rest of a library is left out. */
function createEntry(specifiers, texts) {
  const exports = specifiers.map((specifier) => {
    const names = texts.flatMap((text) => [...findNames(text, specifier)]);
    if (names.length === 0) throw new Error(`Nothing imports ${specifier}.`);
    return `export { ${[...new Set(names)].join(', ')} } from '${specifier}';`;
  });
  return exports.join('\n');
}

function* findNames(text, specifier) {
  const quoted = specifier.replace(/[/-]/g, '\\$&');
  const statements = new RegExp(`import \\{([^}]*)\\} from "${quoted}"`, 'g');
  const dynamic = new RegExp(`\\{([^{}]*)\\} = await import\\("${quoted}"\\)`, 'g');
  for (const pattern of [statements, dynamic])
    for (const [, list] of text.matchAll(pattern))
      for (const name of list.split(',')) if (name.trim()) yield name.trim().split(/ as |:/)[0];
}

const leaveOut = {
  name: 'leave-out',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^(${LEFT_OUT.join('|')})$`) }, ({ path }) => ({
      path,
      namespace: 'left-out',
    }));
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'export {};' }));
  },
};

/** @returns {Promise<Set<string>>} the packages that the file holds */
async function bundleNames({ root, contents, outfile, platform = 'neutral' }) {
  const { metafile } = await build({
    stdin: { contents, resolveDir: root },
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform,
    mainFields: [...(platform === 'browser' ? ['browser'] : []), 'module', 'main'],
    conditions: ['import', 'browser'],
    legalComments: 'none',
    metafile: true,
    absWorkingDir: root,
    logLevel: 'error',
    plugins: [leaveOut],
  });
  const paths = Object.keys(metafile.inputs).filter((path) => path.includes('node_modules/'));
  return new Set(paths.map((path) => getPackageName(path.split('node_modules/').at(-1))));
}

/** @returns {string} the licenses of packages, one after the other */
export function readLicenses(root, packages) {
  return [...packages]
    .sort()
    .map((name) => {
      const folder = join(root, 'node_modules', name);
      const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
      const text =
        file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
      return `${name} ${version} (${license})\n\n${text.trim()}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}
