import { CHECKS } from '../checks/all-checks.js';

/** The packages that a server may be made for. */
export const PACKAGES = ['flow', 'journey'] as const;
export type PackageName = (typeof PACKAGES)[number];

/** The nine calls of `@spinout/research-flow`. */
const FLOW_ROWS: ReadonlySet<string> = new Set(
  Array.from({ length: 9 }, (_, at) => `API-0${at + 1}`),
);
/** What the flow offers beyond its nine calls, if the server has it. */
const OPTIONAL_FLOW_ROWS: ReadonlySet<string> = new Set(['imports']);

/** The rows of the checks that a server needs to pass for a package. */
export const rowsFor = (name: PackageName): readonly string[] =>
  [...new Set(CHECKS.map(({ row }) => row))].filter((row) =>
    name === 'flow' ? FLOW_ROWS.has(row) : !FLOW_ROWS.has(row) && !OPTIONAL_FLOW_ROWS.has(row),
  );
