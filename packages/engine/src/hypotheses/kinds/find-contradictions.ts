import { asClause } from '../../statements/clause.js';
import {
  readStatedEffect,
  wordedSign,
  type StatedEffect,
} from '../../statements/stated-effects.js';
import type { PaperSentence, PageText } from '../../statements/statement.types.js';
import type { ReadSource } from '../read-source.js';
import { findTitleContext } from '../../paper-parts/title-context.js';
import type { FurtherCandidate, Passage } from '../candidate.types.js';
import { findModerator, populationIn, readExplanation, type Moderator } from './moderators.js';
import type { SourceEffect, SourceEffects } from './source-effects.js';
import { isSpecific, subjectWords } from './subject-words.js';

/** "In contrast to previous reports [12], fish oil …" */
const OPENING =
  /^(?:in contrast (?:to|with)|contrary to|unlike|inconsistent with|at odds with|in conflict with) [^.]{3,160}?,\s+(?=\p{L})/iu;
/** "Our result is inconsistent with a previous study [12]" */
const DISAGREES =
  /(?:^this|\b(?:our|these|this|the present) (?:\p{L}+ )?(?:results?|findings?|observations?|data|effect|increase|decrease|reduction))\b[^.]{0,60}\b(?:inconsistent with|in conflict with|conflicts? with|contradicts?|at odds with|contrary to|in contrast (?:to|with)|differs? from)\b/iu;
const OTHERS = /\b(?:previous|prior|earlier|other|another|recent|published)\b|\bet al\b|\[\d/iu;
const LEAD =
  /^(?:we (?:found|show(?:ed)?|observed|report(?:ed)?) that|our (?:results|data) (?:show|indicate|showed) that)\s+/iu;
const SECTIONS = new Set(['discussion', 'conclusion', 'results']);
const WHEREAS =
  /,?\s(?:whereas|while|but)\s(?=[^;]{0,80}(?:et al|previous|earlier|others|\[\d)[^;]{0,80}\b(?:found|reported|observed|showed|saw)\b)/iu;
const EXPLANATION_WITHIN = 3;

/** Finds results of a paper that contradict a result that it cites, where it says what may explain this. */
export function findCitedContradictions({
  source,
  sentences,
  pageText,
}: ReadSource): readonly FurtherCandidate[] {
  return sentences.flatMap((sentence, at): readonly FurtherCandidate[] => {
    if (!SECTIONS.has(sentence.section)) return [];
    const compared = readComparison(sentence, pageText(sentence.page));
    if (compared) {
      const { effect, moderator, otherSign } = compared;
      return [sideBySide(effect, otherSign, moderator, { source, sentence }, [])];
    }
    const effect = readContrary(sentence, sentences.slice(Math.max(0, at - 2), at), pageText);
    if (!effect || !isAbout(effect)) return [];
    const explaining = sentences
      .slice(at, at + 1 + EXPLANATION_WITHIN)
      .find(({ text, page }) => page === sentence.page && readExplanation(text));
    if (!explaining) return [];
    const what = readExplanation(explaining.text) ?? '';
    const passages: Passage[] = [];
    if (effect.sentence !== sentence) passages.push({ role: 'contrary', source, sentence });
    if (explaining !== sentence) passages.push({ role: 'moderator', source, sentence: explaining });
    const { outcome } = effect;
    const factor = asClause(effect.factor);
    return [
      {
        kind: 'contradiction',
        statement: `The effect of ${factor} on ${outcome} depends on the ${what}.`,
        relation: { factor, direction: 'changes', outcome, setting: `depending on the ${what}` },
        basis: { source, sentence: effect.sentence },
        passages,
      },
    ];
  });
}

const isAbout = ({ factorQuantity, sign }: StatedEffect): boolean =>
  sign !== 0 && isSpecific(subjectWords(factorQuantity));

const readContrary = (
  sentence: PaperSentence,
  before: readonly PaperSentence[],
  pageText: PageText,
): StatedEffect | undefined => {
  const opening = OPENING.exec(sentence.text);
  if (opening && OTHERS.test(opening[0])) {
    const rest = sentence.text.slice(opening[0].length);
    const lead = LEAD.exec(rest);
    return readStatedEffect(
      sentence,
      pageText(sentence.page),
      sentence.start + opening[0].length + (lead?.[0].length ?? 0),
    );
  }
  if (!DISAGREES.test(sentence.text) || !OTHERS.test(sentence.text)) return undefined;
  return [...before]
    .reverse()
    .map((each) => readStatedEffect(each, pageText(each.page)))
    .find((effect) => effect?.isOwn);
};

/** "We found that A reduced C in mice, whereas Doe et al. [12] found an increase in rats." */
const readComparison = (sentence: PaperSentence, page: string) => {
  const { index = -1 } = WHEREAS.exec(sentence.text) ?? {};
  const [ours, others] = [sentence.text.slice(0, Math.max(0, index)), sentence.text.slice(index)];
  if (!/\b(?:we|our|here)\b/iu.test(ours)) return undefined;
  const end = sentence.start + index;
  const own = readStatedEffect({ ...sentence, text: `${ours}.`, end }, page);
  const otherSign = readSign(others);
  if (!own || !isAbout(own) || otherSign === undefined || otherSign === wordedSign(own))
    return undefined;
  const moderator = findModerator(ours, others);
  return moderator ? { effect: { ...own, sentence }, moderator, otherSign } : undefined;
};

const NO_CHANGE =
  /\b(?:no (?:\p{L}+ )?(?:effect|change|difference|influence)|not (?:\p{L}+ )?(?:affect|change|increase|reduce|alter))\b/iu;
const RAISES = /\b(?:increas\w+|rais\w+|enhanc\w+|elevat\w+)\b/iu;
const LOWERS = /\b(?:reduc\w+|decreas\w+|lower\w*|suppress\w+|inhibit\w+|impair\w+)\b/iu;

const readSign = (text: string): 1 | 0 | -1 | undefined => {
  if (NO_CHANGE.test(text)) return 0;
  const [raises, lowers] = [RAISES.test(text), LOWERS.test(text)];
  return raises === lowers ? undefined : raises ? 1 : -1;
};

const VERBS: Readonly<Record<string, string>> = { '1': 'increase', '-1': 'reduce' };

/** Both results of the same effect as one prediction for a single study. */
const sideBySide = (
  effect: StatedEffect,
  otherSign: number,
  moderator: Moderator,
  basis: FurtherCandidate['basis'],
  passages: readonly Passage[],
): FurtherCandidate => {
  const { one, other } = moderator;
  const factor = asClause(effect.factor);
  const outcome = withoutPlace(effect, moderator);
  const own = VERBS[String(wordedSign(effect))] ?? 'change';
  const contrary = otherSign === 0 ? 'not' : `${VERBS[String(otherSign)] ?? 'change'} it`;
  return {
    kind: 'contradiction',
    statement: `Studied in the same way, ${factor} may ${own} ${outcome} ${one} but ${contrary} ${other}.`,
    relation: { factor, direction: 'changes', outcome, setting: `${one} and ${other}` },
    basis,
    passages,
  };
};

const withoutPlace = ({ outcome }: StatedEffect, { one }: Moderator): string => {
  const at = outcome.toLowerCase().indexOf(` ${one.toLowerCase()}`);
  return at > 0 ? outcome.slice(0, at) : outcome.replace(/ at \d.*$/u, '');
};

const ownEffectsOf = ({ effects }: SourceEffects): readonly SourceEffect[] =>
  effects.filter(({ isOwn, isAssociation }) => isOwn && !isAssociation);

/**
 * Finds results of two sources on the same factor and outcome that contradict each other, where both name who or what was
 * studied and these differ. Without such a difference, nothing is offered.
 */
export function findContradictionsBetween(
  one: SourceEffects,
  other: SourceEffects,
): readonly FurtherCandidate[] {
  const [effects, others] = [ownEffectsOf(one), ownEffectsOf(other)];
  for (const effect of effects) {
    if (!isAbout(effect)) continue;
    for (const contrary of others) {
      if (contrary.sign === effect.sign) continue;
      if (effect.factorKey !== contrary.factorKey) continue;
      if (effect.outcomeKey !== contrary.outcomeKey) continue;
      const moderator = findModerator(inContext(effect, one.read), inContext(contrary, other.read));
      if (!moderator) continue;
      const worded = contrary.sign * effect.factorQuantity.sign * effect.outcomeQuantity.sign;
      const basis = { source: one.read.source, sentence: effect.sentence };
      const { source } = other.read;
      const passage = { role: 'contrary', source, sentence: contrary.sentence } as const;
      return [sideBySide(effect, worded, moderator, basis, [passage])];
    }
  }
  return [];
}

/** The sentence, with the population of the title where it names none itself. */
const inContext = ({ sentence }: StatedEffect, { source }: ReadSource): string => {
  if (populationIn(sentence.text) !== undefined) return sentence.text;
  const text = source.pages.map((page) => page.text).join('\n\n');
  return `${sentence.text} ${findTitleContext(source.title, text) ?? ''}`;
};
