const PLAIN = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz';
const ACCENTED = 'ÅåÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';

/** Translations of short texts are longer than English by about this much; W3C, “Text size in translation”. */
const ADDED_LENGTH = 0.35;

/** Appended word by word, so that lines break as in a real language. */
const FILLER = 'one two three four five six seven eight nine ten';

const PLACEHOLDER = /(\{\w+\})/;

const addAccents = (text: string): string =>
  [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');

function getFiller(length: number): string {
  const added = Math.ceil(length * ADDED_LENGTH);
  if (added < 3) return '~'.repeat(added);
  const repeated = `${FILLER} `.repeat(Math.ceil(added / FILLER.length));
  return ` ${repeated.slice(0, added - 1).trim()}`;
}

/**
 * Writes an English text with accents, about 35% longer and in brackets: “Retry” is “[Ŕéţŕý~~]”. Placeholders stay.
 */
export function toPseudoText(text: string): string {
  if (text === '') return '';
  const accented = text
    .split(PLACEHOLDER)
    .map((part) => (PLACEHOLDER.test(part) ? part : addAccents(part)))
    .join('');
  return `[${accented}${getFiller(text.replaceAll(/\{\w+\}/g, '').length)}]`;
}
