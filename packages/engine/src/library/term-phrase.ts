/** How words of the controlled terms are written in a sentence, where that is not lower case. */
const WRITTEN: ReadonlyMap<string, string> = new Map(
  [
    'AI',
    'CAR',
    'Cas9',
    'CRISPR',
    'CTLA',
    'DNA',
    'EEG',
    'GLP',
    'KRAS',
    'mRNA',
    'MRI',
    'MXene',
    'PD',
    'RNA',
    'REM',
    'T',
    'TREM2',
    'Bayesian',
    'Carlo',
    'Markov',
    'Mars',
    'Monte',
    "Alzheimer's",
    "Parkinson's",
    'Earth',
  ].map((word) => [word.toLowerCase(), word]),
);

/** Formats a controlled term for use in a sentence: "crispr-cas9" as "CRISPR-Cas9", "t cell" as "T cell". */
export const termPhrase = (term: string): string =>
  term.replace(/[\p{L}\p{N}']+/gu, (word) => WRITTEN.get(word) ?? word);

/** The same at the start of a sentence; a word with a capital of its own, like "mRNA", stays as it is. */
export const termTitle = (term: string): string => {
  const phrase = termPhrase(term);
  const [first = ''] = phrase.split(/[\s-]/);
  return first === first.toLowerCase() ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
};

/** Last words of terms that name countable things: in a sentence without an article they are plural. */
const COUNTABLE: ReadonlySet<string> = new Set([
  'algorithm',
  'alloy',
  'antibody',
  'array',
  'asteroid',
  'autoencoder',
  'battery',
  'boundary',
  'break',
  'budget',
  'catalyst',
  'cell',
  'channel',
  'checkpoint',
  'code',
  'core',
  'dataset',
  'dot',
  'electrolyte',
  'embedding',
  'enzyme',
  'exoplanet',
  'fingerprint',
  'forest',
  'framework',
  'function',
  'grid',
  'hole',
  'inhibitor',
  'interface',
  'ion',
  'laser',
  'library',
  'map',
  'material',
  'model',
  'nanocrystal',
  'nanomaterial',
  'nanoparticle',
  'nanotube',
  'neoantigen',
  'network',
  'perovskite',
  'plateau',
  'point',
  'polymer',
  'potential',
  'qubit',
  'receptor',
  'rna',
  'satellite',
  'semiconductor',
  'sheet',
  'signal',
  'system',
  'target',
  'telescope',
  'transformer',
  'transistor',
  'tree',
  'vaccine',
  'variant',
  'vector',
  'wave',
]);

const NOT_COUNTED: ReadonlySet<string> = new Set(['mrna']);

/** Writes a term as the things it names: "t cell" as "T cells", but "delivery" as "delivery". */
export const termPlural = (term: string): string => {
  const last = term.split(/[\s-]/).at(-1) ?? '';
  const phrase = termPhrase(term);
  if (!COUNTABLE.has(last) || NOT_COUNTED.has(term)) return phrase;
  return /[^aeiou]y$/.test(phrase) ? `${phrase.slice(0, -1)}ies` : `${phrase}s`;
};
