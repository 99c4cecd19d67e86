// Part of the published language model: creates the tables of wink-eng-lite-web-model from what compact-model.mjs has stored.
'use strict';

const { readWords } = require('./english-model.words.cjs');

const SIZE = 4;
/** An entry whose code is rare, or whose base form is far away, has its number written out. */
const ESCAPE = '!';
const FIRST_CODE = 35;
const NO_DISTANCE = 80;
/** Their lists have what the words have, in the order of the words. */
const PARTS_OF_WORDS = ['prefix', 'suffix', 'shape'];

/** Numbers that are one printable letter each, or `!` and a number up to `.`. */
function readNumbers(text, offset) {
  const numbers = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== ESCAPE) {
      numbers.push(text.charCodeAt(at) - offset);
      continue;
    }
    const end = text.indexOf('.', at);
    numbers.push(Number(text.slice(at + 1, end)));
    at = end;
  }
  return numbers;
}

const createHash = (list) => {
  const hash = Object.create(null);
  list.forEach((value, index) => (hash[value] = index));
  return hash;
};

/** @returns {(part: string) => number} the number of a part, which is added to its list if it is new */
const createCounter =
  ({ list, hash }) =>
  (part) =>
    (hash[part] ??= list.push(part) - 1);

/**
 * @param {object} stored what `compactModel` returns
 * @param {(config: object) => Record<string, (word: string) => unknown>} createFeatures the library's functions of a word
 */
module.exports = function decodeModel({ core, words, codes, kinds, distances }, createFeatures) {
  const model = JSON.parse(core);
  const { features, packing, pos } = model;
  features.lexeme.list = readWords(words);
  const [unknown] = features.lexeme.list;
  for (const name of PARTS_OF_WORDS) features[name].list = [unknown];
  for (const [name, [, , , isValue]] of Object.entries(packing.layout))
    if (isValue === 0) features[name].hash = createHash(features[name].list);
  features.lexeme.hash = createHash(features.lexeme.list);
  features.posClusters.list = features.posClusters.list.map(
    (cluster) => new Set(cluster.split('_').map((tag) => pos.hash[tag] || 0)),
  );
  model.xpansions = Uint32Array.from(model.xpansions);
  model.lexicon = new Uint32Array(features.lexeme.list.length * SIZE);
  fillLexicon(model, {
    codes: readNumbers(codes, FIRST_CODE),
    kinds,
    distances: readNumbers(distances, NO_DISTANCE),
    of: createFeatures(packing.config),
  });
  return model;
};

function fillLexicon({ lexicon, features, packing: { layout } }, { codes, kinds, distances, of }) {
  const [prefixOf, suffixOf, shapeOf] = PARTS_OF_WORDS.map((name) => createCounter(features[name]));
  const shapes = new Map();
  const findShape = (word) => {
    // All words of lower-case letters with as many of them have one shape.
    const known = /^[a-z]+$/.test(word) ? word.length : word;
    if (!shapes.has(known)) shapes.set(known, shapeOf(of.shape(word)));
    return shapes.get(known);
  };
  features.lexeme.list.forEach((word, index) => {
    const at = index * SIZE;
    const kind = codes[index] * 3;
    if (index > 0) {
      lexicon[at] = prefixOf(of.prefix(word)) | (suffixOf(of.suffix(word)) << layout.suffix[2]);
      lexicon[at + 1] =
        of.lutCase(word) |
        (findShape(word) << layout.shape[2]) |
        (of.isAbbrev(word) << layout.isAbbrev[2]);
    }
    lexicon[at + 1] |= kinds[kind];
    lexicon[at + 2] = kinds[kind + 1];
    lexicon[at + 3] = kinds[kind + 2] | (index + distances[index]);
  });
}
