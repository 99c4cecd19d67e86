import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { parseAst } from 'vite';

const FOLDER = 'node_modules/pdfjs-dist/legacy/build';
const LEFT_OUT = fileURLToPath(new URL('text-pdf.left-out.mjs', import.meta.url));

/** The comment that pdf.js has before the code of each of its source files. */
const SOURCE_FILE = /^;\/\/ \.\/(\S+)$/gm;

/** Source files of pdf.js that text is not read with: drawing, forms, editing, pictures. */
const UNUSED = {
  worker: [
    /^external\/(brotli|jbig2|openjpeg|qcms)\//,
    /^src\/core\/(editor|postscript|xfa)\//,
    /^src\/core\/(annotation|default_appearance|font_renderer|font_substitutions|image|jpg|pattern)\.js$/,
    /^src\/core\/(struct_tree|writer|xfa_fonts|\w+_factors|liberationsans_widths)\.js$/,
  ],
  display: [
    /^src\/display\/editor\//,
    /^src\/display\/(annotation_layer|canvas|canvas_dependency_tracker|dom_utils|draw_layer)\.js$/,
    /^src\/display\/(pattern_helper|renderer_worker_proxy|svg_factory|text_layer|text_layer_images|touch_manager)\.js$/,
    /^src\/display\/(webgpu|xfa_layer|xfa_text)\.js$/,
    /^src\/shared\/scripting_utils\.js$/,
  ],
};

/** What only the display half adds to an older browser, and only for what is left out. */
const NOT_NEEDED = [
  'es.iterator.drop',
  'es.iterator.take',
  'es.json.parse',
  'web.dom-exception.stack',
];
const ADDITION = /^;\/\/ \.\/node_modules\/core-js\/modules\/(\S+)\.js$/gm;

const WARNING =
  /\bwarn\((?:`Cannot load "@napi-rs\/canvas" package: "\$\{ex\}"\.`|"Cannot polyfill `\w+`, rendering may be broken\.")\)/g;

const NOTICE = '/* Changed by Spinout: of pdf.js, what reads text. */';

/**
 * Writes what of pdf.js reads text as one file. Everything else is replaced by `leaveOut`, which counts that it was needed, so that
 * the reader can read a document again with all of pdf.js.
 * @param {string} root the folder of the repository
 * @param {string} outfile
 */
export async function writeTextPdf(root, outfile) {
  const [worker, display] = ['pdf.worker.mjs', 'pdf.mjs'].map((name) =>
    readFileSync(join(root, FOLDER, name), 'utf8'),
  );
  const license = /^\/\*\*[^]*?\*\//.exec(display)[0];
  const files = {
    worker: cutOut(worker, UNUSED.worker),
    display: cutOut(withoutAdditions(display, worker), UNUSED.display).replace(WARNING, 'void 0'),
  };
  await build({
    stdin: {
      contents:
        "import 'worker'; export { getDocument, OPS } from 'display'; export { countLeftOut } from 'left-out';",
      resolveDir: root,
    },
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    legalComments: 'none',
    banner: { js: `${NOTICE}\n${license}` },
    logLevel: 'error',
    absWorkingDir: root,
    plugins: [resolveParts(files)],
  });
}

const resolveParts = (files) => ({
  name: 'parts-of-pdfjs',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^left-out$/ }, () => ({ path: LEFT_OUT }));
    onResolve({ filter: /^(worker|display)$/ }, ({ path }) => ({ path, namespace: 'pdfjs' }));
    onLoad({ filter: /.*/, namespace: 'pdfjs' }, ({ path }) => ({
      contents: `import { leaveOut } from 'left-out';\n${files[path]}`,
      resolveDir: '/',
    }));
  },
});

/** @returns {string} the display half without what it adds to an older browser, all of which the worker half has added before */
function withoutAdditions(display, worker) {
  const listOf = (text) => [...text.matchAll(ADDITION)].map(([, name]) => name);
  const added = new Set([...listOf(worker), ...NOT_NEEDED]);
  const missing = listOf(display).filter((name) => !added.has(name));
  if (missing.length > 0) throw new Error(`pdf.js adds ${missing.join()} in one half only.`);
  const calls = /^es_\w+_namespaceFn\(\);$|^web_\w+_namespaceFn\(\);$/gm;
  const [first] = display.matchAll(SOURCE_FILE);
  return display.slice(first.index).replace(calls, '');
}

/** @returns {string} the text of pdf.js in which each name of some source files is `leaveOut` */
function cutOut(text, patterns) {
  const starts = [...text.matchAll(SOURCE_FILE)].map(({ 1: path, index }) => ({ path, index }));
  const unmatched = patterns.filter((pattern) => !starts.some(({ path }) => pattern.test(path)));
  if (unmatched.length > 0) throw new Error(`pdf.js has no ${unmatched.join()}.`);
  let [cut, end] = ['', 0];
  for (const statement of parseAst(text).body) {
    const path = starts.findLast(({ index }) => index <= statement.start)?.path ?? '';
    const names = patterns.some((pattern) => pattern.test(path)) ? listNames(statement) : null;
    // It has everything on the global object, where nothing of ours looks for it.
    const isGlobal = path === 'src/pdf.js' && statement.type === 'ExpressionStatement';
    if (names === null && !isGlobal) continue;
    const stand = (names ?? []).map(
      (name) => `const ${name} = /* @__PURE__ */ leaveOut(${JSON.stringify(name)});`,
    );
    cut += text.slice(end, statement.start) + stand.join('\n');
    end = statement.end;
  }
  return cut + text.slice(end);
}

/** A plain value cannot count its uses, so it is kept. */
const PLAIN = new Set(['Literal', 'BinaryExpression']);

/** @returns {string[] | null} the names that a statement declares; `null` to keep it */
function listNames({ type, declarations, id }) {
  if (type !== 'VariableDeclaration') return id ? [id.name] : [];
  if (declarations.some(({ init }) => PLAIN.has(init?.type))) return null;
  return declarations.flatMap(({ id: { name, properties } }) =>
    name ? [name] : properties.map(({ value }) => value.name),
  );
}
