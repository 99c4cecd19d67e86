import type { PaperSentence } from './statement.types.js';

/** "patients will be randomized", "samples will undergo" */
const PLANNED = /\bwill (?:be|have|undergo|receive|use|include|collect|perform|complete|take)\b/iu;
/** A protocol says of this share of its sentences what will be done. */
const PLANNED_SHARE = 0.12;
const HYPOTHESIS =
  /\b(?:we (?:therefore |thus )?(?:hypothesi[sz]e|expect|anticipate)|hypothes(?:is|es|i[sz]ed?)(?: \p{L}+){0,3}?(?: is| are)?) that\b/iu;
/** "The purpose of this study is to determine if …" */
const AIM =
  /\b(?:purpose|aims?|objectives?|goal) of (?:this|the|our) (?:\p{L}+ ){0,3}?(?:study|trial)\b[^.]{0,40}\b(?:is|are) to (?:determine|test|examine|assess|evaluate|investigate|establish) (?:if|whether)\b/iu;
/** What others supposed, or what has been shown. */
const NOT_OWN =
  /\b(?:null hypothesis|previous|earlier|reject(?:ed)?|confirmed|supported|et al)\b/iu;

/** Whether a paper is the protocol of a study that has no results yet, so that its own hypothesis is open. */
export function isPlannedStudy(sentences: readonly PaperSentence[]): boolean {
  const running = sentences.filter(({ section }) => section !== 'back' && section !== 'front');
  const planned = running.filter(({ text }) => PLANNED.test(text)).length;
  return running.length > 0 && planned >= PLANNED_SHARE * running.length;
}

/** Whether a sentence of a protocol states what the study will test. */
export const statesPlannedHypothesis = ({ text }: PaperSentence): boolean =>
  (HYPOTHESIS.test(text) || AIM.test(text)) && !NOT_OWN.test(text);
