import { CHECKS, runConformance, type Report } from '@spinout/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TARGETS, type OpenTarget, type Target } from './targets.js';

const SUITE_TIMEOUT_MS = 300_000;

describe.each(TARGETS)('The contract over $name', ({ has, open }: Target) => {
  let target: OpenTarget | undefined;
  let report: Report | undefined;
  beforeAll(async () => {
    target = await open();
    report = await runConformance(target.settings);
  }, SUITE_TIMEOUT_MS);
  afterAll(() => target?.close(), SUITE_TIMEOUT_MS);

  const applies = CHECKS.filter(({ needs }) => needs === undefined || has.includes(needs));
  const getChecks = (row: string) => applies.filter((check) => check.row === row);

  const expectPassed = ({ row, title }: { readonly row: string; readonly title: string }) => {
    const result = report?.results.find((one) => one.row === row && one.title === title);
    expect(result?.message ?? '').toBe('');
    expect(result?.outcome).toBe('passed');
    expect(result?.warnings ?? []).toEqual([]);
  };

  it.each(getChecks('API-01'))('API-01 $title', expectPassed);
  it.each(getChecks('API-02'))('API-02 $title', expectPassed);
  it.each(getChecks('API-03'))('API-03 $title', expectPassed);
  it.each(getChecks('API-04'))('API-04 $title', expectPassed);
  it.each(getChecks('API-05'))('API-05 $title', expectPassed);
  it.each(getChecks('API-06'))('API-06 $title', expectPassed);
  it.each(getChecks('API-07'))('API-07 $title', expectPassed);
  it.each(getChecks('API-08'))('API-08 $title', expectPassed);
  it.each(getChecks('API-09'))('API-09 $title', expectPassed);
  it.each(getChecks('API-10'))('API-10 $title', expectPassed);
  it.each(getChecks('API-11'))('API-11 $title', expectPassed);
  it.each(getChecks('API-12'))('API-12 $title', expectPassed);
  it.each(getChecks('API-13'))('API-13 $title', expectPassed);
  it.each(getChecks('API-14'))('API-14 $title', expectPassed);
  it.each(getChecks('API-15'))('API-15 $title', expectPassed);
  it.each(getChecks('API-16'))('API-16 $title', expectPassed);
  it.each(getChecks('API-17'))('API-17 $title', expectPassed);
  it.each(getChecks('API-18'))('API-18 $title', expectPassed);
  it.each(getChecks('API-19'))('API-19 $title', expectPassed);
  it.each(getChecks('API-20'))('API-20 $title', expectPassed);
  it.each(getChecks('API-21'))('API-21 $title', expectPassed);
  it.each(getChecks('API-22'))('API-22 $title', expectPassed);
  it.each(getChecks('API-23'))('API-23 $title', expectPassed);
  it.each(getChecks('API-24'))('API-24 $title', expectPassed);
  it.each(getChecks('API-25'))('API-25 $title', expectPassed);
  it.each(getChecks('API-26'))('API-26 $title', expectPassed);
  it.each(getChecks('API-27'))('API-27 $title', expectPassed);
  it.each(getChecks('API-28'))('API-28 $title', expectPassed);
  it.each(getChecks('API-29'))('API-29 $title', expectPassed);
  it.each(getChecks('API-30'))('API-30 $title', expectPassed);
  it.each(getChecks('API-31'))('API-31 $title', expectPassed);
  it.each(getChecks('API-32'))('API-32 $title', expectPassed);
  it.each(applies.filter(({ row }) => row.startsWith('CFG-')))('T-56 $row $title', expectPassed);
  it.each(getChecks('imports'))('imports $title', expectPassed);
  it.each(getChecks('journeys'))('journeys $title', expectPassed);
  it.each(getChecks('data'))('stored data $title', expectPassed);
  it.each(getChecks('HTTP'))('The server $title', expectPassed);

  it('skips only the checks that do not apply to this target', () => {
    const skipped = report?.results.filter(({ outcome }) => outcome === 'skipped') ?? [];
    expect(report?.results).toHaveLength(CHECKS.length);
    expect(skipped).toHaveLength(CHECKS.length - applies.length);
  });
});
