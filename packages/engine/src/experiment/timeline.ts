import type { Phase } from '@spinout/api-client';
import type { Family } from './family.js';
import { counted } from './power-statement.js';

const WEEKS_PER_MONTH = 365.25 / 12 / 7;
const WEEK = { one: 'week', many: 'weeks' };
const MONTH = { one: 'month', many: 'months' };

/** When what happens; the phases follow each other and sum up to the whole. The time follows from the sample: as many weeks as the throughput needs, and the fixed phases around. */
export function scheduleOf(family: Family, total: number) {
  const { setup, pilot, unitsPerWeek, followUpWeeks, main, analysis } = family.schedule;
  const intakeWeeks = Math.ceil(total / unitsPerWeek);
  const mainWeeks = intakeWeeks + followUpWeeks;
  const fixedWeeks = setup.weeks + pilot.weeks + analysis.weeks;
  const weeks = fixedWeeks + mainWeeks;
  const months = Math.max(1, Math.round(weeks / WEEKS_PER_MONTH));
  const phase = (name: string, length: number, description: string): Phase => ({
    phase: name,
    duration: counted(length, WEEK),
    description,
  });
  const wait = followUpWeeks > 0 ? `, plus ${counted(followUpWeeks, WEEK)} of follow-up` : '';
  return {
    weeks,
    duration: `${counted(weeks, WEEK)} (about ${counted(months, MONTH)})`,
    phases: [
      phase('Setup', setup.weeks, setup.description),
      phase('Pilot', pilot.weeks, pilot.description),
      phase('Main study', mainWeeks, `${main} ${counted(total, family.unit)} in total.`),
      phase('Analysis', analysis.weeks, analysis.description),
    ],
    basis:
      `At ${unitsPerWeek} a week, ${counted(total, family.unit)} take ${counted(intakeWeeks, WEEK)}${wait}. ` +
      `Setup, pilot and analysis add ${counted(fixedWeeks, WEEK)}. ` +
      'The weekly number and the fixed phases are planning assumptions.',
  };
}
