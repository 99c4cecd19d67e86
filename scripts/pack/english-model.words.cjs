// Part of the published language model: reads the lists of words that compact-words.mjs has written.
'use strict';

/** A word begins with how many letters it shares with the one before, or, for a base form, how many of its own word end. */
const FIRST_COUNT = 1;

const isStart = (code) => code < 32;
const unescape = (_, letter) => (letter === 'n' ? '\n' : '\r');

/** @returns {string[]} what `combine` makes of each count, the letters after it, and the word before */
function readCounted(text, combine) {
  const words = [];
  let previous = '';
  let at = 0;
  while (at < text.length) {
    let end = at + 1;
    while (end < text.length && !isStart(text.charCodeAt(end))) end += 1;
    const rest = text.slice(at + 1, end).replace(/\\([nr])/g, unescape);
    previous = combine(text.charCodeAt(at) - FIRST_COUNT, rest, previous, words.length);
    words.push(previous);
    at = end;
  }
  return words;
}

const readWords = (text) =>
  readCounted(text, (shared, rest, previous) => previous.slice(0, shared) + rest);

/** @returns {Record<string, string>} the base form of each word */
function readBaseForms(words, forms) {
  const list = readWords(words);
  const found = Object.create(null);
  readCounted(forms, (ended, rest, _, at) => {
    const word = list[at];
    return (found[word] = word.slice(0, word.length - ended) + rest);
  });
  return found;
}

module.exports = { readWords, readBaseForms };
