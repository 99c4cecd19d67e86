/** Kinds of invalid input. */
export type StatisticsErrorCode =
  /** A number outside of what the argument allows. */
  | 'out-of-range'
  /** Arguments that exclude each other or do not fit together. */
  | 'inconsistent'
  /** An effect equal to the null hypothesis, which no sample can show. */
  | 'no-effect'
  /** No sample or no effect reaches the power. */
  | 'unreachable'
  /** More than can be computed in seconds. */
  | 'too-large';

interface Explanation {
  /** What was given, e.g. "alpha is 1.2." */
  readonly what: string;
  /** Why that is not possible. */
  readonly why: string;
  /** What to give instead. */
  readonly how: string;
}

/** Invalid input of a statistical plan: what was given, why it is not possible, and how to correct it. */
export class StatisticsError extends RangeError {
  override readonly name = 'StatisticsError';
  readonly what: string;
  readonly why: string;
  readonly how: string;

  constructor(
    readonly code: StatisticsErrorCode,
    /** Name of the argument, e.g. "alpha". */
    readonly argument: string,
    { what, why, how }: Explanation,
  ) {
    super(`${what} ${why} ${how}`);
    this.what = what;
    this.why = why;
    this.how = how;
  }
}

/** Throws a `StatisticsError` of the code `out-of-range` that names the argument, unless the value is valid. */
export function ensureArgument(
  isValid: boolean,
  argument: string,
  value: unknown,
  { why, how }: Omit<Explanation, 'what'>,
): void {
  if (isValid) return;
  throw new StatisticsError('out-of-range', argument, {
    what: `${argument} is ${String(value)}.`,
    why,
    how,
  });
}
