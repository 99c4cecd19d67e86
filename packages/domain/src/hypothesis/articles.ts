/** Quantities that a sentence names with "the" where it says of what: "the share of seeds". */
const COUNTABLE =
  /^(?:amplitude|area|average|concentration|content|cost|degree|density|depth|diameter|diversity index|duration|efficiency|extent|fraction|frequency|half-life|height|incidence|index|intensity|latency|length|level|likelihood|magnitude|mean|median|mean size|number|odds|percentage|prevalence|probability|proportion|range|rate|ratio|risk|score|share|size|speed|temperature|thickness|threshold|time|total|value|variance|velocity|volume|weight|width|yield)$/iu;
/** Measures that take "the" even alone: "the dN/dS ratio". */
const MEASURE = /^(?:index|ratio|score)$/iu;
const DETERMINED =
  /^(?:an?|the|this|that|these|those|its?|their|his|her|our|each|every|any|no|some|all|both|more|less|fewer|most|many|several|higher|lower|greater|better|worse|increas\p{L}+|decreas\p{L}+|reduc\p{L}+|improv\p{L}+|\d.*|\p{L}+['’]s?)$/iu;
/** Where the name of a thing ends. */
const JOINT =
  /\s(?:in|on|at|for|from|to|with|by|among|between|within|during|after|before|across|per|that|which|who|under|over|and|or|than|as)\s|[,;:(]/iu;
const MAX_WORDS = 5;

/** A variant of a gene: "pqsA mutation". Without the name of a gene it may be a process: "somatic mutation". */
const VARIANT = /(?:mutation|allele|variant|polymorphism)$/u;
const GENE = /^(?=.*(?:\p{Ll}\p{Lu}|\p{Lu}{2}|\d))[\p{L}\p{N}.*-]+$/u;
/** Letters whose names begin with a vowel, in words that are spelled out. */
const SPELLED_WITH_VOWEL = /^[FHLMNRSX][B-DF-HJ-NP-TV-Z\d]/u;
const CONSONANT_SOUND = /^(?:uni|use|usu|eu|one)/iu;

/** "a" or "an" before a word. */
const indefiniteArticle = (word: string): 'a' | 'an' =>
  SPELLED_WITH_VOWEL.test(word) || (/^[aeiou]/iu.test(word) && !CONSONANT_SOUND.test(word))
    ? 'an'
    : 'a';

const [BEFORE_OF, OF] = [/^(.+?)\sof\s/iu, ' of '];

/**
 * A phrase with the article that its singular noun needs in a sentence: "the number of seeds", "a pqsA mutation". What
 * has an article, or may stand without one, is returned as it is.
 */
export function withArticle(phrase: string): string {
  const words = (text: string) => text.trim().split(/\s+/u);
  const [first = ''] = words(phrase);
  if (DETERMINED.test(first) || JOINT.test(`${first} `.padStart(1))) return phrase;
  const name = phrase.split(JOINT)[0] ?? '';
  const [, named = ''] = BEFORE_OF.exec(name) ?? [];
  const said = words(named === '' ? name : named);
  const head = said.at(-1) ?? '';
  if (said.length > MAX_WORDS) return phrase;
  if (name.includes(OF) ? COUNTABLE.test(head) : said.length > 1 && MEASURE.test(head))
    return `the ${phrase}`;
  return !name.includes(OF) && VARIANT.test(head) && said.length > 1 && GENE.test(first)
    ? `${indefiniteArticle(first)} ${phrase}`
    : phrase;
}
