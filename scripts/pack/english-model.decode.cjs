// Part of the published language model: creates the tables of wink-eng-lite-web-model from what compact-model.mjs has stored.
'use strict';

const SIZE = 4;
/** Code units that begin a word: how many letters it shares with the one before. */
const FIRST_SHARED = 1;
/** An entry whose code is rare, or whose base form is far away, has its number written out. */
const ESCAPE = '!';
const FIRST_CODE = 35;
const NO_DISTANCE = 80;

function readWords(text) {
  const words = [];
  let previous = '';
  let at = 0;
  while (at < text.length) {
    const shared = text.charCodeAt(at) - FIRST_SHARED;
    let end = at + 1;
    while (end < text.length && !isStart(text.charCodeAt(end))) end += 1;
    previous = previous.slice(0, shared) + text.slice(at + 1, end).replace(/\\([nr])/g, unescape);
    words.push(previous);
    at = end;
  }
  return words;
}

const isStart = (code) => code < 32;
const unescape = (_, letter) => (letter === 'n' ? '\n' : '\r');

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

/**
 * @param {object} stored what `compactModel` returns
 * @param {(config: object) => Record<string, (word: string) => unknown>} createFeatures the library's functions of a word
 */
module.exports = function decodeModel({ core, words, codes, kinds, distances }, createFeatures) {
  const model = JSON.parse(core);
  const { features, packing, pos } = model;
  features.lexeme.list = readWords(words);
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
  const { prefix, suffix, shape, lexeme } = features;
  const shapes = new Map();
  const findShape = (word) => {
    // All words of lower-case letters with as many of them have one shape.
    const known = /^[a-z]+$/.test(word) ? word.length : word;
    if (!shapes.has(known)) shapes.set(known, shape.hash[of.shape(word)] || 0);
    return shapes.get(known);
  };
  lexeme.list.forEach((word, index) => {
    const at = index * SIZE;
    const kind = codes[index] * 3;
    if (index > 0) {
      lexicon[at] =
        (prefix.hash[of.prefix(word)] || 0) |
        ((suffix.hash[of.suffix(word)] || 0) << layout.suffix[2]);
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
