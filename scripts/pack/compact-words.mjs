const MAX_COUNT = 30;

/** Letters 10 and 13 would end the line of a script. */
const isLineEnd = (count) => count === 9 || count === 12;

/** As many letters as two words share at their start, or one less. */
function countShared(word, other) {
  let shared = 0;
  while (shared < Math.min(word.length, MAX_COUNT) && word[shared] === other[shared]) shared += 1;
  return isLineEnd(shared) ? shared - 1 : shared;
}

const writeCounted = (count, rest) =>
  String.fromCharCode(count + 1) + rest.replaceAll('\n', '\\n').replaceAll('\r', '\\r');

/** Writes words by what differs from the word before; english-model.words.cjs reads them. */
export function writeWords(words) {
  let previous = '';
  return words
    .map((word) => {
      const shared = countShared(word, previous);
      previous = word;
      return writeCounted(shared, word.slice(shared));
    })
    .join('');
}

/**
 * Writes words and their base forms, as what ends and what follows.
 * @param {Readonly<Record<string, string>>} baseForms
 */
export function writeBaseForms(baseForms) {
  const words = Object.keys(baseForms).sort();
  const endings = words.map((word) => {
    const form = baseForms[word];
    let shared = countShared(word, form);
    if (isLineEnd(word.length - shared)) shared -= 1;
    return writeCounted(word.length - shared, form.slice(shared));
  });
  return { words: writeWords(words), forms: endings.join('') };
}
