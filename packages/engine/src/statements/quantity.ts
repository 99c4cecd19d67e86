import { stem } from '../search/stem.js';

/** 1: more of it; −1: less of it. */
export type Sign = 1 | -1;

/** What a phrase names as something that can be more or less. */
export interface Quantity {
  /** Without level, article and place: "blood viscosity" of "the high blood viscosity of patients". */
  readonly name: string;
  /** Its words, each in one form. */
  readonly words: ReadonlySet<string>;
  /** −1 for "low magnesium", "loss of sleep", "magnesium deficiency". */
  readonly sign: Sign;
  /** The phrase itself names a level: "high", "loss of". */
  readonly hasLevel: boolean;
}

const ARTICLE = /^(?:the|an?|its|their|any|such)\s+/iu;
const ADVERB =
  /^(?:significantly|markedly|slightly|substantially|moderately|chronically|strongly|severely)\s+/iu;
const MORE =
  /^(?:(?:increased|elevated|raised|higher|high|greater|enhanced|excessive|excess|more|longer|rising|increasing|warmer|faster|larger|stronger)\s+|(?:(?:an? |the )?(?:significant |marked |large |small )?(?:increases?|rises?|elevations?|gains?|excess) (?:of|in)\s+))/iu;
const LESS =
  /^(?:(?:reduced|decreased|lowered|lower|low|less|diminished|insufficient|deficient|impaired|shorter|declining|falling|decreasing|slower|smaller|weaker|fewer)\s+|(?:(?:an? |the )?(?:significant |marked |large |small )?(?:reductions?|decreases?|declines?|falls?|drops?|loss(?:es)?|lack|absence|deficits?|deficiency|deficiencies|depletion|deletion|inhibition|suppression|blockade|knockdown|knockout) (?:of|in)\s+))/iu;
const LESS_AFTER =
  /(?<!\s)\s+(?:deficiency|deficiencies|depletion|deficits?|loss|deprivation|restriction|inhibition|blockade|knockdown|knockout)$/iu;
const LEVEL_OF =
  /^(?:levels?|concentrations?|amounts?|degrees?|the (?:level|concentration|amount|degree)s?) of\s+/iu;
const LEVEL_AFTER = /(?<!\s)\s+(?:levels?|concentrations?|contents?)$/iu;
/** Where, in whom and when: not part of the name. "of" is, unless people or animals follow. */
const PLACE =
  /(?<!\s)\s+(?:(?:caused|induced|mediated|produced) by|leading to|resulting|encoding|located|in|on|at|among|within|during|after|before|from|for|with|when|under|across|throughout|between|over|by|that|which|compared|relative|than|of (?:the )?(?:patients|people|mice|rats|adults|children|animals|participants|subjects|individuals|volunteers|women|men|unemployed|poor|elderly|young|old))\b.*$/iu;
const MAX_PEELED = 4;

export function readQuantity(phrase: string): Quantity {
  let rest = phrase.trim().replace(PLACE, '');
  let sign: Sign = 1;
  let hasLevel = false;
  for (let peeled = 0; peeled < MAX_PEELED; peeled += 1) {
    rest = rest.replace(ARTICLE, '').replace(ADVERB, '').replace(LEVEL_OF, '');
    if (LESS.test(rest)) sign = sign === 1 ? -1 : 1;
    else if (!MORE.test(rest)) break;
    hasLevel = true;
    rest = rest.replace(MORE.test(rest) ? MORE : LESS, '');
  }
  rest = rest.replace(LEVEL_AFTER, '');
  if (LESS_AFTER.test(rest)) {
    sign = sign === 1 ? -1 : 1;
    hasLevel = true;
    rest = rest.replace(LESS_AFTER, '').replace(LEVEL_AFTER, '');
  }
  return { name: rest, words: listWords(rest), sign, hasLevel };
}

const listWords = (name: string): ReadonlySet<string> =>
  new Set(
    (name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+-]*/gu) ?? [])
      .filter((word) => !/^(?:the|an?|of|and|or|total|mean|average|overall|local)$/u.test(word))
      .map(stem),
  );
