import { OPEN_QUESTION_CUES, statesOpenQuestion } from './open-question-cues.js';
import type { LocatedSentence } from '../paper-parts/sections.js';

/** Phrases that score 2 each, and those that score 1. */
type Cues = Readonly<Record<'strong' | 'weak', readonly RegExp[]>>;

const RESULT_CUES: Cues = {
  strong: [
    /\bwe (?:also |further |thus |therefore )?(?:found|show(?:ed)?|demonstrate[ds]?|observed|identified|report(?:ed)?|discovered|detected)\b/iu,
    /\b(?:results?|data|findings|analys[ei]s|experiments?|study) (?:clearly |strongly |also )?(?:show|indicate|suggest|demonstrate|reveal|confirm|support)(?:s|ed)?\b/iu,
    /\bp\s?[<>=≤≥]\s?0?\.\d/iu,
  ],
  weak: [
    /\b(?:increased|decreased|reduced|improved|rose|fell|dropped|raised|slowed|abolished|enhanced|lowered|reached|gave|kept|raised|predicts?|exceeded|outperformed)\b/iu,
    /\b(?:higher|lower|larger|smaller|faster|slower|better|worse|greater|less|more) than\b|\bcompared (?:with|to)\b|\bversus\b/iu,
    /\bsignificant(?:ly)?\b|\bcorrelat(?:ed|es) with\b|\bassociated with\b|\bno (?:significant )?(?:change|difference|effect|loss)\b/iu,
    /\d\s?%|\b\d+(?:\.\d+)?-fold\b|\b(?:two|three|four|five|ten)-?fold\b|\d\s?±\s?\d|\b\d+(?:\.\d+)?\s?(?:mV|meV|eV|nm|μM|nM|kJ\/mol)\b/u,
  ],
};

const GAP_CUES: Cues = {
  strong: [
    ...OPEN_QUESTION_CUES,
    /\bremains? (?:a |an )?(?:challenge|open|poorly|difficult|uncertain|limited|debated|controversial|rare)/iu,
    /\b(?:further|future|additional) (?:work|research|stud(?:y|ies)|investigations?|trials?)\b/iu,
    /\blimitations?\b|\b(?:is|are) limited by\b/iu,
    /\b(?:few|no) (?:\w+ )?(?:stud(?:y|ies)|data|trials|reports|models?) (?:has|have|is|are|compare|exist|address|examine)/iu,
    // "We did not detect" states a result; "we did not test" states a gap.
    /\bwe (?:did|could|do|can) not (?:\w+ly )?(?:address|adjust|answer|assess|collect|compare|consider|control|cover|determine|distinguish|establish|estimate|evaluate|examine|exclude|explain|follow|include|investigate|know|measure|model|separate|study|tell|test)\b/iu,
    /\b(?:not|never) (?:been )?(?:yet )?(?:known|tested|examined|measured|studied|compared|separated|established|modelled)\b/iu,
  ],
  weak: [
    /\black(?:s|ed|ing)?\b|\bgap in\b|\bopen questions?\b|\bcan(?:not)? (?:distinguish|tell)\b|\bdo(?:es)? not (?:distinguish|explain)\b|\boverestimated\b|\brarely\b|\bchallenges?\b/iu,
    /\bwhether\b.*\b(?:unknown|unclear|not known|open|poorly)\b|\bdeserves?\b/iu,
  ],
};

const HEDGING =
  /\b(?:could|might|may|would|should|will|hypothesi[sz]e|aim(?:s|ed)? to|whether)\b/iu;

const scoreCues = ({ strong, weak }: Cues, text: string) => {
  const count = (cues: readonly RegExp[]) => cues.filter((cue) => cue.test(text)).length;
  return 2 * count(strong) + count(weak);
};

const REPORTING = new Set(['abstract', 'results', 'conclusion']);
export const MIN_CUE_SCORE = 2;

/**
 * Scores how clearly a sentence states a result: 2 for "we found", "results show" or a p value; 1 for words of change,
 * comparison or significance, for numbers with units, and for being in the abstract, results or conclusion. Questions,
 * hedged sentences ("may", "should") and open questions score 0, as do sentences without any cue.
 */
export function scoreFinding({ text, section }: LocatedSentence): number {
  if (text.endsWith('?') || HEDGING.test(text) || statesOpenQuestion(text)) return 0;
  if (section === 'open' || section === 'methods') return 0;
  const cues = scoreCues(RESULT_CUES, text);
  return cues === 0 ? 0 : cues + (REPORTING.has(section) ? 1 : 0);
}

/**
 * Scores how clearly a sentence states a gap: 2 for "remains unclear", "further work", "we did not" and similar phrases,
 * and for questions; 1 for weaker phrases and for being in a section on limitations or open questions.
 */
export function scoreGap({ text, section }: LocatedSentence): number {
  const questionScore = text.endsWith('?') ? 2 : 0;
  const cues = scoreCues(GAP_CUES, text) + questionScore;
  return cues === 0 ? 0 : cues + (section === 'open' ? 1 : 0);
}
