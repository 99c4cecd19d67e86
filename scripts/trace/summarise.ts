import type { delivered, nothingToRun } from '../trace.config.ts';
import { idsInTitle } from './ids-in-title.ts';
import type { TestTitle } from './read-titles.ts';

export interface FoundTest extends TestTitle {
  readonly file: string;
}

interface TracedArea {
  readonly area: string;
  readonly traced: readonly string[];
  readonly untraced: readonly string[];
}

interface TraceConfig {
  readonly delivered: typeof delivered;
  readonly nothingToRun: typeof nothingToRun;
}

const parts = (id: string) => {
  const [area = '', number = ''] = id.split('-');
  return { area, number: Number(number) };
};

/** Sets what is delivered against what the tests name. */
export function summarise(
  known: readonly string[],
  tests: readonly FoundTest[],
  config: TraceConfig,
): { areas: TracedArea[]; faults: string[] } {
  const knownIds = new Set(known);
  const proven = new Set<string>();
  const faults: string[] = [];
  for (const { file, line, title, switchedOff } of tests) {
    const place = `${file}:${line}`;
    if (switchedOff) faults.push(`${place} is switched off: "${title}"`);
    for (const id of idsInTitle(title)) {
      if (!knownIds.has(id))
        faults.push(`${place} names ${id}, which is no requirement: "${title}"`);
      else if (!switchedOff) proven.add(id);
    }
  }
  const areas = config.delivered.map(({ area, numbers }) => {
    const wanted = known.filter((id) => {
      const { area: itsArea, number } = parts(id);
      const inRange = numbers?.some(([first, last]) => number >= first && number <= last) ?? true;
      return itsArea === area && inRange && !config.nothingToRun.has(id);
    });
    return {
      area,
      traced: wanted.filter((id) => proven.has(id)),
      untraced: wanted.filter((id) => !proven.has(id)),
    };
  });
  return { areas, faults };
}
