import { findRetiredWords } from '../../scripts/lint/vocabulary.mjs';

/** The longest text of the interface. Longer ones are split or moved to the documentation. */
export const MAX_CHARACTERS = 300;

/** British spellings as patterns for whole words, each with the American spelling. */
const BRITISH_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(dis|multi)?colour(s|ed|ing|less|ful|ation)?/, 'color'],
  [/(un|re)?analys(e|ed|er|ers|ing)/, 'analyze'],
  [/(mis)?behaviour(s|al)?/, 'behavior'],
  [/(un|dis)?favour(s|ed|ing|ite|ites|able)?/, 'favor'],
  [/labour(s|ed|ing)?/, 'labor'],
  [/neighbour(s|ing|hood)?/, 'neighbor'],
  [/tumour(s)?/, 'tumor'],
  [/(hon|hum|rum|vap|od|harb|endeav|vig)our(s|ed|ing)?/, '-or'],
  [/judgement(s|al)?/, 'judgment'],
  [/licence(s|d)?/, 'license'],
  [/(de|of)fence(s)?/, 'defense, offense'],
  [/programme(s)?/, 'program'],
  [/(centi|kilo|milli|nano|micro)?(metre|litre|centre|fibre)(s|d)?/, 'meter, liter, center, fiber'],
  [
    /(cancell|labell|unlabell|modell|signall|travell|levell|fuell|channell)(ed|ing|er|ers)/,
    'one l',
  ],
  [/(fulfil|enrol|instal)(s|ment|ments)?/, 'fulfill, enroll, install'],
  [/(cata|ana|dia)logue(s|d)?(?<!dialogues?)/, 'catalog, analog'],
  [/grey(s|ed|ish)?/, 'gray'],
  [/ageing/, 'aging'],
  [/(an|leuk|isch|hyperglyc|hypoglyc)aemi(a|c)/, '-emia'],
  [/oestrogen(s)?|foetal|foetus|paediatric(s)?|haemoglobin|anaesthetic(s)?/, 'e for oe or ae'],
  [/whilst|amongst|learnt|spelt/, 'while, among, learned, spelled'],
  [
    /\w*(random|optim|normal|minim|maxim|summar|character|recogn|organ|categor|special|standard|visual|priorit|stabil|initial|general|emphas|hypothes|author|commercial|custom|local|synchron|neutral|crystall|polar|apolog|util|real|final|critic|steril|synthes|token|anonym|equal|formal|immun|memor|ion)is(e|ed|er|ers|es|ing|ation|ations)(?<!(hypothes|synthes|emphas)es)/,
    '-ize, -ization',
  ],
];

const BRITISH_WORDS = BRITISH_SPELLINGS.map(
  ([pattern, american]) =>
    [new RegExp(String.raw`\b(?:${pattern.source})\b`, 'i'), american] as const,
);

/** Finds British spellings and names the American ones. */
export const findBritishSpellings = (text: string): string[] =>
  BRITISH_WORDS.flatMap(([pattern, american]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`“${found}”: use ${american}`];
  });

/** Finds words that docs/glossary.md and the writing guide have retired. */
export const findRetiredTerms = (text: string): string[] =>
  findRetiredWords(text).map(({ term, use }) => `“${term}”: use ${use}`);

/** Finds straight quotes: texts use ’ and “ ”. */
export const findStraightQuotes = (text: string): string[] =>
  /['"]/.test(text) ? ['straight quote: use ’ or “ ”'] : [];

/** Finds two or more spaces in a row. */
export const findRepeatedSpaces = (text: string): string[] =>
  / {2,}/.test(text) ? ['two spaces in a row'] : [];

/** Finds a text that is too long for the interface. */
export const findExcessLength = (text: string): string[] =>
  text.length > MAX_CHARACTERS ? [`${text.length} of ${MAX_CHARACTERS} characters`] : [];
