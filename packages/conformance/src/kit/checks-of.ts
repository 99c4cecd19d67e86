import type { Check } from './check.types.js';

type CheckBody = Omit<Check, 'row' | 'title'>;

/** Creates the checks of one row of the requirements, by title. */
export const checksOf = (
  row: string,
  checks: Readonly<Record<string, Check['run'] | CheckBody>>,
): readonly Check[] =>
  Object.entries(checks).map(([title, check]) => ({
    row,
    title,
    ...(typeof check === 'function' ? { run: check } : check),
  }));

/** A check that is skipped if the server was not given as an address. */
export const overHttp = (run: Check['run']): CheckBody => ({ needs: 'http', run });

/** A check that is skipped if no sign-in was given. */
export const withSession = (run: Check['run']): CheckBody => ({ needs: 'session', run });
