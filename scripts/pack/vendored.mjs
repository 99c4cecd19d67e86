/**
 * Libraries that are published as files of a package, so that hosts need not install all that their packages hold: pictures of
 * other uses, source maps, native code. `createPublishManifest` leaves them out of the dependencies.
 *
 * - `copy`: a file that is already bundled, and keeps its notes to bundlers
 * - `without`: what is cut out of a copy; the build fails if a newer version has it no more
 * - `part`: what of pdf.js reads text, instead of a file that names all of it
 * - `stored`: the English model, whose tables are stored in less space
 * - `bundle`: imports of the built files whose names are bundled; they share one file
 * - `platform`: the files of a library to bundle. @default 'neutral'
 * @type {Readonly<Record<string, readonly { file: string, copy?: string, without?: RegExp, part?: string, stored?: string, bundle?: readonly string[], platform?: 'neutral' | 'browser', replaces?: readonly string[] }[]>>}
 */
export const VENDORED = {
  engine: [
    {
      file: 'pdf.js',
      copy: 'pdfjs-dist/legacy/build/pdf.min.mjs',
      // In Node it warns that pages cannot be drawn without a canvas; the engine only reads text.
      without:
        /\bwarn\((?:`Cannot load "@napi-rs\/canvas" package: "\$\{t\}"\.`|"Cannot polyfill `\w+`, rendering may be broken\.")\)/g,
      replaces: ['pdfjs-dist/legacy/build/pdf.mjs'],
    },
    {
      file: 'pdf-worker.js',
      copy: 'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
      replaces: ['pdfjs-dist/legacy/build/pdf.worker.mjs'],
    },
    { file: '../reading/pdfjs-text.js', part: 'pdfjs-dist' },
    { file: 'jspdf.js', bundle: ['jspdf', 'jspdf-autotable'] },
    { file: 'eld.js', bundle: ['eld/extrasmall'] },
    // Its files for browsers, which read from memory, serve Node as well.
    { file: 'mammoth.js', bundle: ['mammoth'], platform: 'browser' },
    {
      file: 'english-model.js',
      stored: 'wink-eng-lite-web-model',
      replaces: ['wink-eng-lite-web-model'],
    },
  ],
  'research-flow': [
    {
      file: 'pdf.js',
      copy: 'pdfjs-dist/legacy/build/pdf.min.mjs',
      replaces: ['pdfjs-dist/legacy/build/pdf.mjs'],
    },
    {
      file: 'pdf-worker.js',
      copy: 'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
      replaces: ['pdfjs-dist/legacy/build/pdf.worker.min.mjs'],
    },
    { file: 'docx.js', bundle: ['docx'] },
  ],
};

/** Optional parts of the libraries, which nothing of ours calls: pictures of web pages, SVG, HTML. */
export const LEFT_OUT = ['html2canvas', 'canvg', 'dompurify'];

/** @returns the name of the package of an import */
export const getPackageName = (specifier) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The libraries that a package holds as files. */
export const listVendored = (name) => [
  ...new Set(
    (VENDORED[name] ?? []).flatMap(({ copy, part, stored, bundle = [] }) =>
      [copy, part, stored, ...bundle].filter((each) => each !== undefined).map(getPackageName),
    ),
  ),
];
