import type { ReadSource } from '../../hypotheses/read-source.js';
import { asInText, findLowerCaseWords } from '../../paper-parts/title-context.js';
import { findFollowUp, findGroups, findTitleFactor } from './study-groups.js';
import { studyKindOf } from './study-kind.js';
import { findMeasures } from './study-measures.js';
import { findUnits } from './study-units.js';
import type { Study, StudyFact } from './study.types.js';

/** A shorter text, such as a part of an abstract, says too little of how its study works. */
const MIN_CHARACTERS = 700;

/**
 * Reads from a paper what a next study can take over: how it works, with what, what it compared and what it measured.
 * @returns undefined where nothing says how the paper works
 */
export function readStudy(read: ReadSource): Study | undefined {
  const characters = read.sentences.reduce((sum, { text }) => sum + text.length, 0);
  const kind = characters < MIN_CHARACTERS ? undefined : studyKindOf(read);
  if (kind === undefined) return undefined;
  const units = findUnits(read, kind);
  const lowerCaseWords = findLowerCaseWords(read.source.pages.map(({ text }) => text).join('\n'));
  const write = <Fact extends StudyFact>(fact: Fact): Fact => ({
    ...fact,
    text: asInText(fact.text, lowerCaseWords),
  });
  const factor = findTitleFactor(read);
  return {
    kind,
    units: units && write(units),
    measures: findMeasures(read, units?.text).map(write),
    groups: findGroups(read),
    factor: factor && write(factor),
    followUp: findFollowUp(read),
  };
}
