import { hasCitation } from './clause.js';
import { findOwnResults, isOwnStatement } from './findings.js';
import { statesOpenQuestion } from './open-question-cues.js';
import { contentLemmas } from './rating/paper-words.js';
import { isHedged } from './reported-results.js';
import type { PaperSentence } from './statement.types.js';

const CONCLUDES =
  /^(?:conclusions?|in conclusion|in summary|overall|to conclude|taken together|together|thus|therefore)\b|\bwe conclude\b|\b(?:study|work|trial|analysis|results?|findings|data|experiments) (?:also |clearly |thus |therefore |here )?(?:demonstrates?d?|shows?|showed|confirm(?:s|ed)?|indicates?d?|establish(?:es|ed)?|reveal(?:s|ed)?|suggest(?:s|ed)?)\b/iu;
/** Two quantities, or a quantity and a group, that the sentence relates. */
const RELATES =
  /\b(?:increas|decreas|reduc|improv|enhanc|inhibit|promot|induc|prevent|protect|associat|correlat|predict|affect|influenc|caus|contribut|mediat|regulat|accelerat|delay|suppress|stimulat|outperform|resist|abolish|overcom|shorten|lengthen|prolong|raise|slow(?:s|ed)|weaken|strengthen|chang|lower|higher|shorter|longer|greater|fewer|better|worse|superior|inferior|more (?:\p{L}+ )?(?:than|effective|common|frequent)|less (?:\p{L}+ )?than|effective|comparable|differ(?:s|ed|ent|ence)|depend(?:s|ed)? on|driven by|leads? to|led to|results? in|resulted in|risk (?:of|factor)|sensitiv|susceptib|accura|toxic|no (?:significant )?(?:effect|difference|association)|helpful|useful for|discriminat|safe\b)/iu;
const CONTINUES =
  /^(?:in addition|additionally|moreover|furthermore|besides|also|meanwhile|interestingly|similarly|finally|then|next|second|third|differently|specifically|notably)\b/iu;
/** What should be done, or what a study is good for, is no result. */
const NO_RESULT =
  /^to (?!conclude)\p{L}+ |\b(?:baseline (?:features|characteristics)|should|must|need(?:s|ed)? (?:to|of|for)|recommend\p{L}*|necessary|essential|crucial|warrant\p{L}*|provides? (?:a |an |new |further )*(?:theoretical|insights?|basis|evidence|reference|framework|overview|information)|understanding of|highlights? the (?:need|importance)|to our knowledge|for the first time|novel insights?|presents? (?:the )?results?|objectives? (?:was|were|is)|were the subjects?|evaluating the|(?:was|were|has been|have been) (?:\p{L}+ly )?(?:established|developed|validated|introduced)|(?:was|were) available|(?:was|has been|were) performed|issues addressed|represents? an update|important to consider|useful (?:guide|tool|reference|information)|serves? as|potential (?:to|for)|conflicts? of interest|employees?|funded|supported by|aiming to|potential value)\b/iu;
/** "Rift Valley fever is an emerging infection of livestock": what everyone knows of the subject. */
const DEFINES =
  /^[^,;]{2,70}? (?:is|are|was|were) (?:(?:an?|the|one of the|among the) )(?:\p{L}+,? ){0,6}?(?:disease|infection|virus|disorder|condition|cause|problem|threat|challenge|pathogen|species|plant|crop|vector|concern|component|method|technique|model|fever|cancer|syndrome)s?\b/iu;
const STATISTICS = /[=<>±]\s?\d|\b95\s?%\s?CI\b|\bfig(?:ure|\.)|\btable\b|\(\d/giu;
/** How much less a conclusion counts that only supposes. */
const HEDGED_COST = 1;
const MIN_WORDS = 7;
const MAX_WORDS = 50;
const MIN_SCORE = 4.5;
const MAX_TITLE_POINTS = 4;
const LATE = 0.4;
/** The last sentences of an abstract conclude. */
const MAX_LAST = 3;

/**
 * Finds the main result of a study: what its abstract or conclusion states about the subject that its title names.
 * @param title lemmas of the title
 * @returns undefined for a text that states none, such as a protocol, a commentary or most reviews
 */
export function findMainResult(
  sentences: readonly PaperSentence[],
  title: ReadonlySet<string>,
): PaperSentence | undefined {
  const abstract = sentences.filter(({ section }) => section === 'abstract');
  const late = new Set(abstract.slice(Math.floor(abstract.length * LATE)));
  const last = new Set(abstract.slice(-MAX_LAST));
  const own = new Set(findOwnResults(sentences));
  const ranked = sentences
    .filter(
      (sentence) => isConclusion(sentence, late, last) || (own.has(sentence) && isMain(sentence)),
    )
    .filter(({ text }) => RELATES.test(text) && !NO_RESULT.test(text) && !isBackground(text))
    .map((sentence) => {
      const points =
        scoreOf(sentence, title) + (late.has(sentence) ? 1 : 0) + (own.has(sentence) ? 1 : 0);
      return { sentence, score: points };
    })
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((one, other) => other.score - one.score);
  return ranked[0]?.sentence;
}

/** Whether a sentence introduces the subject, unless it says that the study concludes it. */
const isBackground = (text: string): boolean => DEFINES.test(text) && !CONCLUDES.test(text);

const MAIN_SECTIONS = new Set<PaperSentence['section']>(['abstract', 'conclusion']);

/** A result of the abstract or conclusion, or one that another part of the paper concludes with. */
const isMain = ({ section, text }: PaperSentence): boolean =>
  MAIN_SECTIONS.has(section) || CONCLUDES.test(text);

/** A statement late in the abstract, or in the conclusion; one that only supposes where it concludes. */
const isConclusion = (
  sentence: PaperSentence,
  late: ReadonlySet<PaperSentence>,
  last: ReadonlySet<PaperSentence>,
): boolean =>
  (late.has(sentence) || sentence.section === 'conclusion') &&
  (!isHedged(sentence.text) || CONCLUDES.test(sentence.text) || last.has(sentence)) &&
  !hasCitation(sentence.text) &&
  !statesOpenQuestion(sentence.text) &&
  isOwnStatement(sentence);

const scoreOf = (sentence: PaperSentence, title: ReadonlySet<string>): number => {
  const { text, section } = sentence;
  const words = text.split(/\s+/).length;
  if (words > MAX_WORDS || words < MIN_WORDS) return 0;
  const named = [...contentLemmas(sentence)].filter((lemma) => title.has(lemma)).length;
  if (named === 0 && title.size > 0) return 0;
  const numbers = text.match(STATISTICS)?.length ?? 0;
  return (
    Math.min(MAX_TITLE_POINTS, named) +
    (section === 'abstract' ? 2 : 0) +
    (section === 'conclusion' ? 1.5 : 0) +
    (CONCLUDES.test(text) ? 2 : 0) -
    (isHedged(text) ? HEDGED_COST : 0) -
    (CONTINUES.test(text) ? 1 : 0) -
    Math.min(3, numbers / 2)
  );
};
