import { capitalize } from './clause.js';
import { hasOwnSubject, hasSpecificParts, isStandalone } from './standalone.js';
import type { Relation } from './statement.types.js';

/** A statement whose truth a sentence asks for. */
export interface AskedStatement {
  readonly statement: string;
  readonly relation: Relation;
}

const END =
  '(?=\\s*[,;.:(]|\\s*$|\\s+(?:remains?|is|are|was|were|has|have|had|needs?|awaits?|still|should|will|would|must|using|by|whether|because|as|since|that|which|who|before|warrants?|requires?|deserves?|merits?|awaits?|and (?:its|their|to|on|in|of|for|the (?:roles?|effects?|relationship|association|mechanisms?))|but|is needed)\\b)';
const PART_OF_EFFECT = '((?:(?!\\b(?:on|upon|remains?|is|are|was|were)\\b)[^,;.()]){2,100})';
/** "the influence of sex steroids on the natural history of infection" */
const AFFECTING = new RegExp(
  `\\b(?:effects?|impacts?|influences?) of (?:the )?${PART_OF_EFFECT} (?:on|upon) ([^,;.()]{3,120}?)${END}`,
  'iu',
);
/** "the relationship between caloric restriction and telomere function" */
const JOINING = new RegExp(
  `\\b(?:associations?|relationships?|links?|correlations?) (?:\\w+ ){0,2}between (?:the )?((?:(?!\\band\\b)[^,;.()]){2,80}) and ([^,;.()]{3,100}?)${END}`,
  'iu',
);
/** "the exact role of", "the individual contributions of": that there is one is known. */
const KNOWN_TO_ACT =
  /\b(?:exact|precise|specific|detailed|individual|relative|respective|distinct|molecular|known)\s+$/iu;
/** "how A interfered with the effect of B on C": what is asked is not the effect. */
const ASKED_BEFORE =
  /\b(?:how|why|when|where|which|mechanisms?|explanations?|reasons?|causes?)\b/iu;
/** "clarify the relationship between": there is one, and what it is like is asked. */
const MAY_EXIST =
  /\b(?:any|possible|potential|putative|an?|whether|if|suspected|hypothesi[sz]ed)\b[^,;.]{0,40}$/iu;

/** "between mitochondrial and telomere function": an adjective is no part of its own. */
const BARE_ADJECTIVE = /^[\p{L}-]+(?:al|ic|ive|ous|ary|ed|ing|ant|ent|able)$/iu;
/** What the paper itself found is not asked. */
const OWN_FINDING =
  /\b(?:our|we|this study|the present)\b[^,;]{0,60}\b(?:show|found|demonstrat|observ|report|indicat|suggest|reveal|confirm)\w*/iu;

const isPlural = (phrase: string): boolean =>
  / and /.test(phrase) || /[^sui]s$/iu.test(phrase.split(/ (?:of|in|from|with|for|to) /u)[0] ?? '');

const inflect = (verb: string, subject: string): string =>
  isPlural(subject) ? verb : verb.replace(/^\w+/u, (word) => `${word}s`);

const build = (
  factor: string,
  verb: string,
  outcome: string,
  direction: Relation['direction'],
): AskedStatement | undefined => {
  const statement = capitalize(`${factor} ${verb} ${outcome}.`);
  const relation = { factor, direction, outcome };
  if (!hasSpecificParts(relation)) return undefined;
  if (!hasOwnSubject(factor) || !isStandalone(statement)) return undefined;
  return { statement, relation };
};

/**
 * Reads what a sentence asks for from a noun: "the effect of A on B" asks whether A affects B. "The role of A in B" does not
 * say whether A promotes or prevents B, so that it is a question only.
 */
export function readRelationNoun(sentence: string): AskedStatement | undefined {
  if (OWN_FINDING.test(sentence)) return undefined;
  const affecting = AFFECTING.exec(sentence);
  const [, cause = '', effect = ''] = affecting ?? [];
  const beforeEffect = sentence.slice(0, affecting?.index ?? 0);
  if (KNOWN_TO_ACT.test(beforeEffect) || ASKED_BEFORE.test(beforeEffect)) return undefined;
  if (cause !== '') return build(cause.trim(), inflect('affect', cause), effect.trim(), 'changes');
  const joining = JOINING.exec(sentence);
  const [, one = '', other = ''] = joining ?? [];
  const beforeJoining = sentence.slice(0, joining?.index ?? 0);
  if (!MAY_EXIST.test(beforeJoining) || ASKED_BEFORE.test(beforeJoining)) return undefined;
  if (BARE_ADJECTIVE.test(one.trim())) return undefined;
  const verb = isPlural(one) ? 'are associated with' : 'is associated with';
  return build(one.trim(), verb, other.trim(), 'associated');
}
