import type { delivered, untestable } from '../trace.config.ts';
import { parseIds } from './parse-ids.ts';
import type { FoundTest } from './read-tests.ts';
import { CONDITIONAL } from './read-titles.ts';

interface AreaSummary {
  readonly area: string;
  readonly tested: readonly string[];
  readonly untested: readonly string[];
}

interface TraceConfig {
  readonly delivered: typeof delivered;
  readonly untestable: typeof untestable;
}

const parseId = (id: string) => {
  const [area = '', number = ''] = id.split('-');
  return { area, number: Number(number) };
};

/** Compares the delivered requirements with the IDs in the titles of tests that run and assert something. */
export function summarizeTrace(
  requirementIds: readonly string[],
  tests: readonly FoundTest[],
  config: TraceConfig,
): { areas: AreaSummary[]; problems: string[] } {
  const knownIds = new Set(requirementIds);
  const testedIds = new Set<string>();
  const problems: string[] = [];
  for (const { file, line, title, problem } of tests) {
    const location = `${file}:${line}`;
    const ids = parseIds(title);
    if (problem !== null && (problem !== CONDITIONAL || ids.length > 0))
      problems.push(`${location} proves nothing, since it ${problem}: "${title}"`);
    for (const id of ids) {
      if (!knownIds.has(id))
        problems.push(`${location} names ${id}, which is not a requirement: "${title}"`);
      else if (problem === null) testedIds.add(id);
    }
  }
  const areas = config.delivered.map(({ area, numbers }) => {
    const requiredIds = requirementIds.filter((id) => {
      const { area: idArea, number } = parseId(id);
      const inRange = numbers?.some(([first, last]) => number >= first && number <= last) ?? true;
      return idArea === area && inRange && !config.untestable.has(id);
    });
    return {
      area,
      tested: requiredIds.filter((id) => testedIds.has(id)),
      untested: requiredIds.filter((id) => !testedIds.has(id)),
    };
  });
  return { areas, problems };
}
