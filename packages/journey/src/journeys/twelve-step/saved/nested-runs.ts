/** A replaced run was saved in the run that replaced it before replaced runs were a list. */
interface WithNestedRun {
  readonly previous?: unknown;
}

/** The runs that are saved in a stored run, which is not validated, the latest first. */
export const listNestedRuns = (run: unknown): readonly unknown[] => {
  const nested = (run as WithNestedRun | null | undefined)?.previous ?? null;
  return nested === null ? [] : [nested, ...listNestedRuns(nested)];
};
