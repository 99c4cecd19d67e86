import type { Language } from '../language/parse-text.js';
import { markSentence } from '../starting-points/marked-sentence.js';
import type { ParsedSentence } from '../language/language.types.js';
import { readLink } from './grammar-roles.js';
import type { TextRange } from '../text/text-range.js';
import { nameChoice } from './name-choice.js';
import { isSpecificUnits, isUnitsName, roleOfName, separateUnits } from './phrase-kinds.js';
import type { PhraseChoices } from './phrase-choices.types.js';
import type { PhraseRole, RolePhrase } from './phrase-role.types.js';
import { overlaps } from './overlaps.js';
import { findPhrases } from './sentence-phrases.js';
import { splitPhrase } from './split-phrase.js';
import { isCutName, withoutVerb } from './whole-name.js';

interface NamedPhrase {
  readonly name: string;
  readonly role: PhraseRole;
  readonly isCertain: boolean;
  /** Whether the sentence relates it in words, as in "the effect of A on B". */
  readonly isStated: boolean;
}

const RANK: Readonly<Record<PhraseRole, number>> = {
  comparator: 0,
  factor: 1,
  outcome: 1,
  units: 0,
  either: 2,
};
/**
 * The noun phrases of a sentence that a study could vary, measure or be done with, where the sentence says which ("the effect of A
 * on B", "A may reduce B"). The role is open for the two sides of a relation only ("the correlation between A and B"): what a
 * sentence names besides is mostly a premise or a material.
 */
export function chooseByGrammar(
  sentence: ParsedSentence,
  language: Pick<Language, 'parse'>,
): PhraseChoices {
  const marked = markSentence(sentence);
  const { text } = marked;
  const phrases = findPhrases(marked);
  const roles = rolesByGrammar(phrases, text);
  const named: NamedPhrase[] = [];
  phrases.forEach((phrase, at) => {
    const isInList = at > 0 && readLink(text.slice(phrases[at - 1]?.end, phrase.start)).isList;
    const previous = isInList ? phrases[at - 1] : undefined;
    if (previous && splitPhrase(text, previous).length === 0) return;
    const before = isInList ? named.at(-1)?.role : undefined;
    const isCondition = CONDITION.test(text.slice(0, phrase.start));
    if (isPremise(text, phrase.start)) return;
    const isListed = isInList || readLink(text.slice(phrase.end, phrases[at + 1]?.start)).isList;
    const found = splitPhrase(text, phrase).flatMap((part) =>
      namePart(text, part, { byGrammar: roles[at], isCondition }, language),
    );
    named.push(
      ...found.flatMap((each) => {
        if (each.isStated || each.role === 'units') return [each];
        if (
          !each.isCertain &&
          each.role === 'either' &&
          (before === 'factor' || before === 'outcome')
        )
          return [{ ...each, role: before }];
        // "Attitude" of "knowledge, attitude and practices" says little.
        const saysEnough = each.name.includes(' ') || (each.isCertain && !isListed);
        return each.isCertain && saysEnough ? [each] : [];
      }),
    );
  });
  return byRole(named);
}

/** "During the night", "after surgery": when or where, rather than what. */
const CONDITION =
  /\b(?:during|after|before|since|within|throughout|through|until|despite|via|at|by|like|elsewhere in|from|into|to|per|var\.)\s(?:the |an? |their |its )?$/iu;
/** "Given the origin of A, …", "the fact that A does B": what a sentence builds on, up to the next comma. */
const PREMISE =
  /\b(?:the fact that|given(?: that)?|although|though|because|whereas|based on|considering|in view of|in light of|due to the fact|unlike|in contrast to|namely)\b[^,]*$/iu;

/** "Considering that A is little explored": the premise says what is open. */
const IS_OPEN =
  /^[^,]*\b(?:(?:little|poorly|rarely|hardly|barely|not(?: yet)?(?: \p{L}+ly)?) (?:been )?(?:explored|known|studied|understood|investigated|examined|described)|unclear|unknown|unexplored)\b/iu;

/** Whether a sentence builds on what begins at an offset of its text. */
export const isPremise = (text: string, start: number): boolean =>
  PREMISE.test(text.slice(0, start)) && !IS_OPEN.test(text.slice(start));

/** "It may be due to": the subject stands in the sentence before. */
const POINTING_SUBJECT = /^(?:it|this|these|they|which)( .*)$/iu;

/** Characters of "The " or "Thus, the " before a subject. */
const MAX_LEAD = 12;

/** Whether only prepositions stand between the phrases up to one of them. */
const isOneSubject = (phrases: readonly TextRange[], text: string, last: number): boolean =>
  phrases
    .slice(1, last + 1)
    .every(({ start }, at) =>
      /^ (?:in|of|at|on|during|after|before|with|within|beyond|from|for|by|among|over|under|near) (?:the |an? )?$/iu.test(
        text.slice(phrases[at]?.end, start),
      ),
    );

/** The role of each phrase by what stands between it and its neighbors; a list has one role. */
function rolesByGrammar(
  phrases: readonly TextRange[],
  text: string,
): readonly (PhraseRole | undefined)[] {
  const links = phrases.map((phrase, at) => {
    const next = phrases[at + 1];
    return next ? readLink(text.slice(phrase.end, next.start)) : {};
  });
  const [first] = phrases;
  const opening = first && POINTING_SUBJECT.exec(text.slice(0, first.start));
  const begun = opening?.[1] === undefined ? undefined : readLink(opening[1]).after;
  const roles = phrases.map(
    (_, at) => (at === 0 ? begun : links[at - 1]?.after) ?? links[at]?.before,
  );
  // "A in B decreases C": what begins the sentence is the subject of its first verb.
  const verb = links.findIndex(({ before }) => before !== undefined);
  if (first && verb > 0 && first.start <= MAX_LEAD && isOneSubject(phrases, text, verb)) {
    roles[0] ??= links[verb]?.before;
    if (roles[verb] === links[verb]?.before) roles[verb] = undefined;
  }
  for (let at = roles.length - 2; at >= 0; at -= 1)
    if (
      links[at]?.isList &&
      (links[at + 1]?.before !== undefined || links[at + 1]?.isList === true)
    )
      roles[at] ??= roles[at + 1];
  for (let at = 0; at + 1 < roles.length; at += 1)
    if (links[at]?.isList) roles[at + 1] ??= roles[at] === 'outcome' ? 'outcome' : undefined;
  return roles;
}

/** A part of a phrase with its name and role, and the units in its end. */
function namePart(
  text: string,
  part: RolePhrase,
  { byGrammar, isCondition }: { byGrammar: PhraseRole | undefined; isCondition: boolean },
  language: Pick<Language, 'parse'>,
): readonly NamedPhrase[] {
  const { name: rest, units } = separateUnits(
    withoutVerb(text.slice(part.start, part.end).replace(/\s+/gu, ' ')),
  );
  const inUnits: readonly NamedPhrase[] = units === undefined ? [] : nameUnits(units, language);
  // "CRF07" of "CRF07_BC" is only a part of a name.
  const after = text.slice(part.end);
  if (/^[\p{L}\d_>]/u.test(after) || isCutName(rest, after)) return inUnits;
  const name = nameChoice(rest, language);
  if (name === undefined) return inUnits;
  if (isUnitsName(name)) return isCondition ? inUnits : [...nameUnits(name, language), ...inUnits];
  const given = part.role === 'either' && !part.isCertain ? byGrammar : part.role;
  const role = (given === 'either' ? undefined : given) ?? roleOfName(name) ?? 'either';
  const isStated = part.isCertain;
  return [{ name, role, isCertain: isStated || given !== undefined, isStated }, ...inUnits];
}

const nameUnits = (units: string, language: Pick<Language, 'parse'>): readonly NamedPhrase[] => {
  const name = nameChoice(units.replace(/ living$/iu, ''), language);
  return name !== undefined && isSpecificUnits(name)
    ? [{ name, role: 'units', isCertain: true, isStated: false }]
    : [];
};

/** Each name in one role: that which is certain, else the first. */
function byRole(named: readonly NamedPhrase[]): PhraseChoices {
  const ordered = named.toSorted(
    (one, other) =>
      Number(other.isCertain) - Number(one.isCertain) || RANK[one.role] - RANK[other.role],
  );
  const kept: NamedPhrase[] = [];
  for (const phrase of ordered) {
    const isKnown = kept.some(({ name }) => overlaps(phrase.name, name));
    if (!isKnown) kept.push(phrase);
  }
  const inRole = (role: PhraseRole) =>
    kept.filter((phrase) => phrase.role === role).map(({ name }) => name);
  return {
    factor: inRole('factor'),
    comparator: inRole('comparator'),
    outcome: inRole('outcome'),
    units: inRole('units'),
    either: inRole('either'),
  };
}
