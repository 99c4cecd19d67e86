/** Where a noun phrase of a sentence ends: a verb, a relative clause, a time, a place in the text. */
const ENDS =
  /(?:[,;:()[\]]|\s[-–—]\s|\b(?:was|were|is|are|be|been|being|has|have|had|may|might|can|could|will|would|should|did|does|who|which|that|whose|where|when|while|but|however|although|because|if|as well as|in order|according|based|using|via|followed|underwent|received|showed|between|during|since|until|prior|before we|we|our|our study|this study|these|differs?|reduces?|requires?|shows?|improves?|increases|decreases|and its|and their|including|such as|e\.g|i\.e)\b|\b(?:from|in|and) (?:\d|January|February|March|April|May|June|July|August|September|October|November|December|\d{4})|\bto (?!\d)|\bby (?!day))/iu;
/** What cannot open a name. */
const LEAD =
  /^(?:(?:thirteen|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|respectively|here|subsequent|and|or|the|an?|all|both|these|those|this|each|its|their|our|some|other|any|total|only|also|then|first|finally|briefly|additionally|moreover|furthermore|eligible|included|enrolled|consecutive|overall|of|from|in|with|for|by|at|on|to|among|were|was|study|\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|a total|million|trial(?= participants))[\s,]+)+/iu;
const MAX_CHARACTERS = 90;
const MIN_CHARACTERS = 3;
const PRONOUN = /\b(?:it|they|we|he|she|this|these|those|them|us|our|there|here)\b/iu;
const OPEN_END =
  /(?<!\s)\s+(?:collected|obtained|included|enrolled|isolated|sampled|analy[sz]ed|recruited|tested|used|was|and|or|of|in|with|for|from|at|on|to|the|an?|by|as|than|per|each|not|also|both)$/iu;

/** A noun phrase at the start of a stretch of text, without articles and numbers; undefined if none is certain. */
export function cleanPhrase(stretch: string): string | undefined {
  const plain = stretch.replace(/\s+/gu, ' ').trim().replace(LEAD, '');
  const end = plain.search(ENDS);
  let phrase = (end < 0 ? plain : plain.slice(0, end)).trim();
  for (let cut = 0; cut < 3; cut += 1) phrase = phrase.replace(OPEN_END, '').trim();
  const isName =
    phrase.length >= MIN_CHARACTERS &&
    phrase.length <= MAX_CHARACTERS &&
    /\p{L}{3}/u.test(phrase) &&
    !PRONOUN.test(phrase) &&
    !/[=<>%|&/\\{}]|https?:|\.\s/u.test(phrase);
  return isName ? phrase : undefined;
}

/** Keys of the words that say what a text is about, to compare two texts. */
export const keysOf = (text: string): ReadonlySet<string> =>
  new Set(
    (
      text
        .toLowerCase()
        .replace(/\bqol\b/gu, 'quality of life')
        .match(/[\p{L}\d][\p{L}\d-]{2,}/gu) ?? []
    )
      .filter((word) => word.length > 3 || /\d/u.test(word))
      .map((word) => word.replace(/(?:ies|es|s)$/u, '').slice(0, 7))
      .filter((key) => !COMMON.has(key)),
  );

const COMMON = new Set(
  (
    'patient study studies studie group result data method with from that this have were been also than more most other such ' +
    'which between after before during when these those there their effect level rate number treatme associa analysi measure ' +
    'differe high higher lower increas decreas signifi possibl potenti importa further future using used into will would could ' +
    'should may might cause role well both some many each case cases popula sample'
  ).split(' '),
);

/** How many keys two texts share. */
export const countShared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((key) => other.has(key)).length;
