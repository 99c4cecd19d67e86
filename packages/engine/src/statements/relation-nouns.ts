import { capitalize } from './clause.js';
import { hasOwnSubject, isSpecificPhrase, isStandalone } from './standalone.js';
import type { Relation } from './statement.types.js';

/** A statement whose truth a sentence asks for. */
export interface AskedStatement {
  readonly statement: string;
  readonly relation: Relation;
}

const END =
  '(?=\\s*[,;.:(]|\\s*$|\\s+(?:remains?|is|are|was|were|has|have|had|needs?|awaits?|still|should|will|would|must|using|by|whether|because|as|since|that|which|who|before|warrants?|requires?|deserves?|merits?|awaits?|and (?:its|their|to|on|in|of|for|the (?:roles?|effects?|relationship|association|mechanisms?))|but|is needed)\\b)';
const PART = '((?:(?!\\b(?:in|on|to|during|for|upon|remains?|is|are|was|were)\\b)[^,;.()]){2,100})';
/** "the influence of sex steroids on the natural history of infection" */
const ACTING = new RegExp(
  `\\b(roles?|contributions?|effects?|impacts?|influences?|importance) of (?:the )?${PART} (?:in|on|to|during|for|upon) ([^,;.()]{3,120}?)${END}`,
  'iu',
);
/** "the relationship between caloric restriction and telomere function" */
const JOINING = new RegExp(
  `\\b(?:associations?|relationships?|links?|correlations?) (?:\\w+ ){0,2}between (?:the )?((?:(?!\\band\\b)[^,;.()]){2,80}) and ([^,;.()]{3,100}?)${END}`,
  'iu',
);
const IS_ROLE = /^(?:roles?|contributions?|importance)$/iu;
/** "the exact role of": that there is one is known. */
const KNOWN_TO_ACT = /\b(?:exact|precise|specific|detailed)\s+$/iu;

/** "between mitochondrial and telomere function": an adjective is no part of its own. */
const BARE_ADJECTIVE = /^[\p{L}-]+(?:al|ic|ive|ous|ary|ed|ing|ant|ent|able)$/iu;
/** What the paper itself found is not asked. */
const OWN_FINDING =
  /\b(?:our|we|this study|the present)\b[^,;]{0,60}\b(?:show|found|demonstrat|observ|report|indicat|suggest|reveal|confirm)\w*/iu;

const isPlural = (phrase: string): boolean =>
  / and /.test(phrase) || /[^sui]s$/iu.test(phrase.split(/ (?:of|in|from|with|for|to) /u)[0] ?? '');

const build = (
  factor: string,
  verb: string,
  outcome: string,
  direction: Relation['direction'],
): AskedStatement | undefined => {
  const statement = capitalize(`${factor} ${verb} ${outcome}.`);
  if (!isSpecificPhrase(factor) || !isSpecificPhrase(outcome)) return undefined;
  if (!hasOwnSubject(factor) || !isStandalone(statement)) return undefined;
  return {
    statement,
    relation: { factor, direction, outcome, mechanism: undefined, setting: undefined },
  };
};

/** Reads what a sentence asks for from a noun: "the role of A in B" asks whether A contributes to B. */
export function readRelationNoun(sentence: string): AskedStatement | undefined {
  if (OWN_FINDING.test(sentence)) return undefined;
  const acting = ACTING.exec(sentence);
  if (acting && !KNOWN_TO_ACT.test(sentence.slice(0, acting.index))) {
    const [, noun = '', factor = '', outcome = ''] = acting;
    const verb = IS_ROLE.test(noun) ? 'contribute to' : 'affect';
    const inflected = isPlural(factor) ? verb : verb.replace(/^\w+/u, (word) => `${word}s`);
    return build(factor.trim(), inflected, outcome.trim(), 'changes');
  }
  const [, one = '', other = ''] = JOINING.exec(sentence) ?? [];
  if (one === '' || BARE_ADJECTIVE.test(one.trim())) return undefined;
  return build(
    one.trim(),
    isPlural(one) ? 'are associated with' : 'is associated with',
    other.trim(),
    'associated',
  );
}
