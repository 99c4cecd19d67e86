import type { ReadSource } from '../../hypotheses/read-source.js';
import { findFollowUp, findGroups, findTitleFactor } from './study-groups.js';
import { studyKindOf } from './study-kind.js';
import { findMeasures } from './study-measures.js';
import { findUnits } from './study-units.js';
import type { Study } from './study.types.js';

/**
 * Reads from a paper what a next study can take over: how it works, with what, what it compared and what it measured.
 * @returns undefined where nothing says how the paper works
 */
export function readStudy(read: ReadSource): Study | undefined {
  const kind = studyKindOf(read);
  if (kind === undefined) return undefined;
  const units = findUnits(read, kind);
  return {
    kind,
    units,
    measures: findMeasures(read, units?.text),
    groups: findGroups(read),
    factor: findTitleFactor(read),
    followUp: findFollowUp(read),
  };
}
