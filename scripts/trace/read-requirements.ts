const ID_PARTS = /^# Part ([A-Z])\./;
const ROW = /^\|\s*([A-Z]+-\d+)\s*\|/;
const PARTS_WITH_IDS = new Set(['A', 'B', 'C', 'D', 'F']);

/** Lists the IDs of requirements (parts A to C), decisions (part D) and scenarios (part F), in order. */
export function readRequirementIds(markdown: string): string[] {
  const ids = new Set<string>();
  let part = '';
  for (const line of markdown.split('\n')) {
    part = ID_PARTS.exec(line)?.[1] ?? part;
    const id = ROW.exec(line)?.[1];
    if (id !== undefined && PARTS_WITH_IDS.has(part)) ids.add(id);
  }
  return [...ids];
}
