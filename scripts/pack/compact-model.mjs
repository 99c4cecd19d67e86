import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { writeBaseForms, writeWords } from './compact-words.mjs';

const PACKAGE = 'wink-eng-lite-web-model';
const SIZE = 4;
const [DECODER, WORDS] = ['decode', 'words'].map((name) =>
  fileURLToPath(new URL(`english-model.${name}.cjs`, import.meta.url)),
);
const FIRST_CODE = 35;
const LAST_LETTER = 126;
const BACKSLASH = 92;
const NO_DISTANCE = 80;

/** Lists that are stored elsewhere, or are the parts of its words. */
const COMPUTED = ['lexeme', 'prefix', 'suffix', 'shape'];

/** What the tagger does not run: finding names and feelings. */
const UNUSED = /[\\/]eng-(ner|sa)-model\.json$/;
/** Words whose base forms follow no rule. */
const BASE_FORMS = /[\\/]wn-\w+-exceptions\.js$/;
/** A machine that recognizes nothing, as `emptyModelJSON` of wink-nlp writes it. */
const EMPTY_MACHINE = '[100,0,{"0":{}},{},{},{}]';

/**
 * Stores the tables of the English model so that they are a third as large when compressed: words by what differs from the word
 * before, and no column that can be computed from a word.
 * @param {object} core the model's core, as the library loads it
 * @param {object} original its JSON
 */
function compactModel({ features, lexicon, xpansions, packing }, original) {
  const words = features.lexeme.list;
  const { layout } = packing;
  const stored = (layout.lexemeCID[1] | layout.pos[1]) >>> 0;
  const lemma = layout.lemma[1];
  const kindsByKey = new Map();
  const entries = words.map((_, index) => {
    const [, second, third, fourth] = lexicon.subarray(index * SIZE, (index + 1) * SIZE);
    const kind = [(second & stored) >>> 0, third, (fourth & ~lemma) >>> 0];
    const key = kind.join();
    const { count } = kindsByKey.get(key) ?? { count: 0 };
    kindsByKey.set(key, { kind, count: count + 1 });
    return { key, distance: (fourth & lemma) - index };
  });
  const kinds = [...kindsByKey].sort(([, a], [, b]) => b.count - a.count);
  const codes = new Map(kinds.map(([key], code) => [key, code]));
  const { lexicon: _lexicon, ...rest } = original;
  const core = {
    ...rest,
    xpansions: [...xpansions],
    features: withoutLists(rest.features),
  };
  return {
    core: JSON.stringify(core),
    words: writeWords(words),
    codes: entries.map(({ key }) => writeNumber(codes.get(key), FIRST_CODE)).join(''),
    kinds: kinds.flatMap(([, { kind }]) => kind),
    distances: entries.map(({ distance }) => writeNumber(distance, NO_DISTANCE)).join(''),
  };
}

const withoutLists = (features) => ({
  ...features,
  ...Object.fromEntries(COMPUTED.map((name) => [name, { ...features[name], list: [] }])),
});

function writeNumber(number, offset) {
  const code = number + offset;
  const isLetter = code >= FIRST_CODE && code <= LAST_LETTER && code !== BACKSLASH;
  return isLetter ? String.fromCharCode(code) : `!${number}.`;
}

/** As a template, in which quotes and letters below 32 need no escapes. */
const writeText = (text) => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;

/**
 * Writes the English model as one file, with what the tagger needs.
 * @param {string} root the folder of the repository
 * @param {string} outfile
 * @throws if its tables are not exactly those of the library
 */
export async function writeEnglishModel(root, outfile) {
  const require = createRequire(join(root, 'package.json'));
  const library = require(PACKAGE);
  const folder = dirname(require.resolve(PACKAGE));
  const core = library.core();
  const original = require(join(folder, 'languages/cur/models/eng-core-web-model.json'));
  const stored = compactModel(core, original);
  checkSame(require(DECODER)(stored, library.featureFn), core);
  const { kinds, ...texts } = stored;
  const fields = Object.entries(texts).map(([name, text]) => `${name}:${writeText(text)}`);
  await build({
    stdin: { contents: `export { default } from '${PACKAGE}';`, resolveDir: root },
    outfile,
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['main'],
    legalComments: 'none',
    logLevel: 'error',
    absWorkingDir: root,
    plugins: [replaceFiles(folder, `{${fields.join(',')},kinds:${JSON.stringify(kinds)}}`)],
  });
}

const replaceFiles = (folder, stored) => ({
  name: 'english-model',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]read-core-model\.js$/ }, () => ({
      contents: `const decode = require(${JSON.stringify(DECODER)}), features = require('./feature.js');
        module.exports = () => decode(${stored}, features);`,
      resolveDir: folder,
    }));
    onLoad({ filter: BASE_FORMS }, ({ path }) => {
      const { words, forms } = writeBaseForms(createRequire(path)(path));
      return {
        contents: `module.exports = require(${JSON.stringify(WORDS)}).readBaseForms(${writeText(words)}, ${writeText(forms)});`,
        resolveDir: folder,
      };
    });
    onLoad({ filter: UNUSED }, () => ({
      contents: JSON.stringify([EMPTY_MACHINE]),
      loader: 'json',
    }));
  },
});

function checkSame(decoded, core) {
  const same =
    decoded.lexicon.length === core.lexicon.length &&
    decoded.lexicon.every((value, index) => value === core.lexicon[index]) &&
    decoded.xpansions.every((value, index) => value === core.xpansions[index]) &&
    COMPUTED.every((name) => {
      const [found, expected] = [decoded, core].map(({ features }) => features[name].list);
      return found.length === expected.length && found.every((each, at) => each === expected[at]);
    });
  if (!same) throw new Error(`The stored tables of ${PACKAGE} differ from those of the library.`);
}
