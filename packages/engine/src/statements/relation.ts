import type { Token } from '../language/language.types.js';
import { withoutParentheses } from './clause.js';
import type { Clause, Relation } from './statement.types.js';
import { directionOfVerb, ROLE_ADJECTIVES, type Direction } from './verbs.js';

/** "be caused by", "be due to": what follows acts on the subject. */
const REVERSED =
  /^(?:(?:also|partly|partially|mainly|largely|in part|at least in part|possibly|additionally|further|potentially|substantially|easily|readily) )*(?:be|is|are|was|were|been|being)\s+(?:(?:also|partly|partially|mainly|largely|further|directly|strongly) )*(?:(?:due|attributable|attributed|ascribed|secondary) to|(?:a (?:direct |possible )?(?:consequence|result) of)|(?:\p{L}+(?:ed|en|wn)|led|built|offset|overcome) (?:\p{L}+ly )?(?:by|through|via)|(?:prevented|reduced|improved|increased|decreased|enhanced|avoided) (?:with|using|from))\s+(?:the use of\s+)?/iu;
/** "X depends on Y": what follows acts on the subject. */
const DEPENDENT =
  /^(?:(?:is|are|was|were|been|be) (?:thought|suggested|believed|known|likely|found|shown|expected|assumed|proposed|predicted) to )?(?:(?:also|partly|critically|strongly|largely|mainly|heavily|directly|crucially|highly) )*(?:(?:be|is|are|was|were) (?:(?:also|partly|critically|strongly|largely|mainly|heavily|directly|crucially|highly) )*dependent|depends?|depended|rel(?:y|ies|ied)) (?:(?:also|partly|critically|strongly|largely|mainly|heavily|directly|crucially) )*(?:up)?on\s+/iu;
/** "By increasing the dose, …": what is done comes first, and the subject is what changes. */
const DOING = /^by ((?:\p{L}+ly )?\p{L}+ing .+)$/iu;
const MECHANISM =
  /(?<!\s)\s+(?:by|through|via|by means of|as a result of|because of)\s+(?=\p{L})/iu;
/** "the uptake of particles by cells": the doer of a process that a noun names is no mechanism. */
const PROCESS_OF =
  /\b(?:uptake|release|use|intake|killing|growth|transfer|\p{L}+(?:tion|sion|ment|ance)) of\b[^,;]*$/iu;
const VERB_GROUP =
  /^(?:(?:not|also|thus|therefore|then|partly|partially|directly|indirectly|specifically|frequently|substantially|significantly|strongly|additionally|further|even|well|in turn|at least|in part|potentially|eventually|actually|simply|distinctly|generally|often|likely|probably)\s+)*/iu;

const tidy = (text: string): string =>
  withoutParentheses(text)
    .replace(/^(?:to|in|on|for|of|with|as|that|by)\s+/i, '')
    .replace(/(?<![.,;:])[.,;:]+$/, '')
    .trim();

const PLAYING_ROLE =
  /^(?:play|plays|have|has|exert|exerts|provide|provides|serve|serves|make|makes)\s+(?:(?:an?|the|some)\s+)?(?:[\p{L}-]+\s+){0,3}(?:role|roles|part|effects?|impact|influence|advantages?|benefits?|functions?|contributions?)\s+(?:in|on|for|over|to)\s+/iu;
const BEING_IN_ROLE =
  /^(?:be|is|are|was|were)\s+(?:[\p{L}-]+\s+){0,3}(?:important|essential|critical|crucial|necessary|responsible|sufficient|required|central|key|involved|implicated|instrumental|effective|beneficial|harmful|associated|correlated|related|linked|connected|dependent)\s+(?:to|in|for|with|on|at)\s+/iu;

/** Where the object begins: after the verb group and its preposition ("contribute to", "play a role in"). */
const objectOf = (clause: Clause): string => {
  const predicate = clause.predicate.replace(VERB_GROUP, '');
  const role = PLAYING_ROLE.exec(predicate) ?? BEING_IN_ROLE.exec(predicate);
  if (role) return predicate.slice(role[0].length);
  const verbAt = clause.predicateTokens.findIndex(({ lemma, text }) =>
    [lemma, text].some((word) => (word ?? '').toLowerCase() === clause.verb),
  );
  const verb = clause.predicateTokens[verbAt];
  const from = verb ? clause.predicate.indexOf(verb.text) + verb.text.length : 0;
  return clause.predicate.slice(from);
};

/** Parts the outcome from the mechanism that is named after it. */
const partMechanism = (object: string): readonly [string, string | undefined] => {
  const match = MECHANISM.exec(object);
  if (!match) return [object, undefined];
  const [before, after] = [
    object.slice(0, match.index),
    object.slice(match.index + match[0].length),
  ];
  const isDoer =
    /^by$/i.test(match[0].trim()) && PROCESS_OF.test(before) && !/^\p{L}+ing\b/u.test(after);
  return isDoer ? [object, undefined] : [before, after.split(MECHANISM)[0]];
};

/** "use a strategy which disrupts signaling": what is used is the means, and the outcome follows. */
const USING = /^(?:use|adopt|employ|exploit|provide|form|produce|release|express)$/u;
const MEANS =
  /^(.{3,90}?),? (?:which|that) (?:(?:may|might|could|can|then|in turn) )*(\p{L}+?)(?:es|s)? (.{3,160})$/iu;

const readMeans = (object: string) => {
  const [, means = '', verb = '', outcome = ''] = MEANS.exec(object.trim()) ?? [];
  const direction =
    directionOfVerb(verb.toLowerCase()) ?? directionOfVerb(`${verb.toLowerCase()}e`);
  return direction === undefined ? undefined : { mechanism: tidy(means), outcome, direction };
};

/** Reads a clause as an effect of a factor on an outcome; undefined if its verb states none, or a part is missing. */
export function readRelation(clause: Clause): Relation | undefined {
  const { subject, predicate, verb, setting } = clause;
  const direction = directionOf(clause);
  const doing = DOING.exec(setting ?? '')?.[1];
  if (doing !== undefined)
    return build({ factor: doing, direction: direction ?? 'changes', outcome: subject });
  const dependent = DEPENDENT.exec(predicate);
  const reversed = dependent ?? REVERSED.exec(predicate);
  if (reversed) {
    const [factor = ''] = predicate.slice(reversed[0].length).split(MECHANISM);
    const stated = dependent ? undefined : direction;
    return build({ factor, direction: stated ?? 'changes', outcome: subject, setting });
  }
  if (direction === undefined) return undefined;
  const object = objectOf(clause);
  const used = USING.test(verb) ? readMeans(object) : undefined;
  if (used) return build({ ...used, factor: subject, setting });
  const [outcome, mechanism] = partMechanism(object);
  return build({ factor: subject, direction, outcome, mechanism, setting });
}

/** "expressed after inhibition of the pathway": what comes before in time is what acts. */
const CIRCUMSTANCE =
  /(?<!\s)\s+(?:following|after|upon|in response to|in the presence of|in the absence of|on exposure to)\s+((?:[\p{L}\p{N}α-ω/+-]+\s){0,7}[\p{L}\p{N}α-ω/+-]+\s?)$/iu;
const COPULA = /^(?:be|is|are|was|were|have|has|had|do|exist|occur|hold|arise|remain)$/iu;

/**
 * Reads what a question asks about: an effect, or else a subject and what may happen to it under a named circumstance, or
 * what it may do.
 * @returns undefined if a part is missing
 */
export function readAskedRelation(clause: Clause): Relation | undefined {
  const effect = readRelation(clause);
  if (effect) return effect;
  const { subject, setting } = clause;
  const [, circumstance] = CIRCUMSTANCE.exec(clause.predicate) ?? [];
  if (circumstance !== undefined)
    return build({ factor: circumstance, direction: 'changes', outcome: subject, setting });
  const object = COPULA.test(clause.verb) ? '' : objectOf(clause);
  return /\p{L}{4}/u.test(object)
    ? build({ factor: subject, direction: 'changes', outcome: object, setting })
    : undefined;
}

const directionOf = ({ verb, predicateTokens }: Clause): Direction | undefined => {
  const namesRole = ({ lemma, text }: Token) =>
    [lemma, text].some((word) => ROLE_ADJECTIVES.has(word.toLowerCase())) ||
    /^(?:effects?|impact|role|roles|influence|advantage|part)$/i.test(text);
  return (
    directionOfVerb(verb) ?? (predicateTokens.slice(0, 6).some(namesRole) ? 'changes' : undefined)
  );
};

/** "growth more than the inhibitor alone": growth is measured, the inhibitor is compared. */
const MORE_THAN =
  /^(.{2,}?\S),?\s+(?:more|less|better|worse|faster|slower|earlier|later|longer|further|to a (?:greater|lesser) (?:extent|degree))(?: \p{L}+ly)? than (?:that of |in )?(.{3,100})$/iu;

const build = ({ mechanism, setting, ...parts }: Relation): Relation | undefined => {
  const [factor, whole] = [tidy(parts.factor), tidy(parts.outcome)];
  const [, outcome = whole, comparator] = MORE_THAN.exec(whole) ?? [];
  if (factor.trim() === '' || outcome.trim() === '') return undefined;
  if (/^(?:whether|if|how|why|what|which)\b/iu.test(outcome)) return undefined;
  return {
    factor,
    outcome,
    ...(comparator === undefined ? {} : { comparator }),
    direction: parts.direction,
    mechanism: mechanism === undefined ? undefined : tidy(mechanism),
    setting,
  };
};
