import { definedAcronyms } from '../language/acronyms.js';
import { hasCitation } from '../statements/clause.js';
import { isModelSystem, METHOD_PATTERNS } from './methods.lexicon.js';
import type { LocatedSentence } from '../paper-parts/sections.js';
import { wordSet } from '../text/word-lists.js';

/** Kinds of studies: others' are named as often as the own, so that the paper has to say that it is one. */
const DESIGNS: ReadonlySet<string> = new Set([
  'Randomized controlled trial',
  'Cohort study',
  'Case-control study',
  'Meta-analysis',
  'Systematic review',
]);
const OWN =
  /\b(?:we|our|here|this (?:[\p{L}-]+ )?(?:study|work|paper|trial|review|analysis|survey|cohort)|the (?:present|current) (?:[\p{L}-]+ )?(?:study|work|trial|review|analysis))\b/iu;
const DONE =
  /\b(?:was|were) (?:[\p{L}-]+ ){0,3}(?:undertaken|performed|conducted|carried out|done|used|applied|measured|determined|assessed|analy[sz]ed|identified|detected|estimated|computed|calculated|quantified|confirmed|examined|recorded|visuali[sz]ed|isolated|extracted|amplified|infected|injected|housed|obtained|validated|generated|randomi[sz]ed|compared|investigated|stained|harvested|observed|cultured|grown|run|fitted|tested|evaluated|screened|sequenced|genotyped|scanned|acquired|collected|imaged|studied)\b|\b(?:using|by means of|performed|revealed|showed|detected)\b/iu;
const OTHERS =
  /\b(?:previous(?:ly)?|prior|earlier|recent|other|several|many|most|existing|published|future|further|larger) (?:[\p{L}-]+ ){0,3}(?:stud(?:y|ies)|work|research|reports?|reported|shown|trials?|reviews?|meta-analys[ei]s|experiments|models?)\b|\b(?:has|have) (?:also |previously |recently |long )?been (?:shown|used|reported|demonstrated|suggested|proposed|applied|developed)\b|\b(?:could|may|might|would|should|cannot|can be|instead of|rather than|unlike|in contrast to)\b/iu;
const REAGENT =
  /\b(?:anti[- ]?(?:mouse|rat|rabbit|human)|(?:mouse|murine|rat) (?:anti|monoclonal|polyclonal|igg|antibod|leuk[ae]+mia|mammary))/giu;

const RESULT_SECTIONS = wordSet('abstract results conclusion body');
const IN_TITLE = 3;
const MIN_WEIGHT = 2;
/** Systems are named several times by a study that uses them. */
const MIN_SYSTEM_WEIGHT = 6;
const MAX_METHODS = 15;

/**
 * Finds the methods and systems that a paper itself used, most named first: those of its methods section, title, abstract
 * and results, where it says that it used them. Methods of cited works, of the introduction and of what others may do
 * are left out.
 * @param text of the whole paper, for the meaning of its short forms
 */
export function findUsedMethods(
  sentences: readonly LocatedSentence[],
  title: string,
  text: string,
): readonly string[] {
  const acronyms = definedAcronyms(text);
  const own = sentences.flatMap((sentence) => {
    const weight = weightOf(sentence);
    return weight > 0 ? [{ text: sentence.text.replace(REAGENT, ' '), weight }] : [];
  });
  const stated = sentences
    .filter(({ text: sentence, section }) => section !== 'discussion' && !hasCitation(sentence))
    .map((sentence) => ({ text: sentence.text, weight: MIN_WEIGHT }));
  const whole = `${title}\n${text}`;
  const named = METHOD_PATTERNS.filter(({ pattern }) => whole.search(pattern) >= 0);
  return named
    .map(({ name, pattern }) => {
      const names = (sentence: string) =>
        (sentence.match(pattern) ?? []).some((match) => !meansOther(match, pattern, acronyms));
      const isDesign = DESIGNS.has(name);
      const inTitle = names(title) ? IN_TITLE : 0;
      const weights = (isDesign ? stated : own)
        .filter((one) => names(one.text) && (!isDesign || isOwnDesign(one.text, pattern)))
        .map(({ weight }) => weight);
      const sum = weights.reduce((total, weight) => total + weight, inTitle);
      const minimum = isModelSystem(name) && inTitle === 0 ? MIN_SYSTEM_WEIGHT : MIN_WEIGHT;
      return { name, weight: sum >= minimum ? sum : 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_METHODS)
    .map(({ name }) => name);
}

const weightOf = ({ text, section }: LocatedSentence): number => {
  if (OTHERS.test(text)) return 0;
  const isOwn = OWN.test(text);
  const isDone = isOwn || DONE.test(text);
  // Methods are described with a citation, and what a program can do is no method of the study.
  if (section === 'methods') return isDone ? 2 : 1;
  if (hasCitation(text)) return 0;
  if (section === 'introduction' || section === 'front') return isOwn ? 1 : 0;
  if (!RESULT_SECTIONS.has(section)) return 0;
  return isDone ? 2 : 1;
};

/** "In this cohort study", "we performed a meta-analysis", "a systematic review was undertaken". */
const isOwnDesign = (text: string, pattern: RegExp): boolean =>
  [...text.matchAll(pattern)].some(({ 0: match, index }) => {
    const before = text.slice(Math.max(0, index - DESIGN_CONTEXT), index);
    const after = text.slice(index + match.length, index + match.length + DESIGN_CONTEXT);
    return OWN_BEFORE.test(before) || DONE_AFTER.test(after);
  });

const DESIGN_CONTEXT = 80;
const OWN_BEFORE =
  /\b(?:this|our|present) (?:[\p{L}-]+ ){0,4}$|\bwe (?:[\p{L}-]+ ){1,3}(?:an?|the) (?:[\p{L}-]+,? ){0,4}$|\b(?:was|is|as) an? (?:[\p{L}-]+,? ){0,4}$/iu;
const DONE_AFTER =
  /^(?: [\p{L}-]+){0,3} (?:was|were) (?:[\p{L}-]+ ){0,2}(?:undertaken|performed|conducted|carried out|done)\b/iu;

/** Whether the paper uses a short form for something else: "neonatal mortality rate (NMR)". */
const meansOther = (
  match: string,
  pattern: RegExp,
  acronyms: ReadonlyMap<string, string>,
): boolean => {
  if (!/^\p{Lu}{2,6}s?$/u.test(match)) return false;
  const long = acronyms.get(match) ?? acronyms.get(match.replace(/s$/u, ''));
  return long !== undefined && (long.match(pattern)?.length ?? 0) === 0;
};
