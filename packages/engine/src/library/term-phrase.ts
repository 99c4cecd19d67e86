import { parseWords } from '../text/word-list.js';

/** Words of controlled terms that are not lower case in a sentence. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  [
    ...parseWords(`
      AI CAR Cas9 CRISPR CTLA DNA EEG GLP KRAS mRNA MRI MXene PD RNA REM T TREM2
      Arabidopsis Bayesian Carlo Markov Mars Monte Alzheimer's Parkinson's Earth
    `),
  ].map((word) => [word.toLowerCase(), word]),
);

/** Formats a controlled term for use in a sentence: "crispr-cas9" as "CRISPR-Cas9", "t cell" as "T cell". */
export const formatTerm = (term: string): string =>
  term.replace(/[\p{L}\p{N}']+/gu, (word) => SPELLINGS.get(word) ?? word);

/** Formats a term for the start of a sentence; words with their own capitals, like "mRNA", are unchanged. */
export const formatTermTitle = (term: string): string => {
  const phrase = formatTerm(term);
  const [first = ''] = phrase.split(/[\s-]/);
  return first === first.toLowerCase() ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
};

/** Countable last words of terms, which are plural in a sentence without an article. */
const COUNTABLE = parseWords(`
  algorithm alloy antibody array asteroid autoencoder battery boundary break budget catalyst cell
  channel checkpoint code core dataset dot electrolyte embedding enzyme exoplanet fingerprint
  forest framework function grid hole inhibitor interface ion laser library map material model
  nanocrystal nanomaterial nanoparticle nanotube neoantigen network perovskite plateau point
  polymer potential qubit receptor rna satellite semiconductor sheet signal system target
  telescope transformer transistor tree vaccine variant vector wave
`);

const NOT_COUNTED: ReadonlySet<string> = new Set(['mrna']);

/** Formats a term in the plural if it is countable: "t cell" as "T cells", but "delivery" as "delivery". */
export const formatTermPlural = (term: string): string => {
  const last = term.split(/[\s-]/).at(-1) ?? '';
  const phrase = formatTerm(term);
  if (!COUNTABLE.has(last) || NOT_COUNTED.has(term)) return phrase;
  return /[^aeiou]y$/.test(phrase) ? `${phrase.slice(0, -1)}ies` : `${phrase}s`;
};
