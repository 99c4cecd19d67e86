/** Why an input was refused. */
export type VentureErrorCode =
  | 'invalidDate'
  | 'invalidShares'
  | 'invalidAmount'
  | 'invalidPercent'
  | 'invalidTerms'
  | 'unsolvable';

export interface VentureErrorDetails {
  readonly code: VentureErrorCode;
  /** The argument that was refused, such as "cliffMonths". */
  readonly field: string;
  /** What is wrong. */
  readonly what: string;
  /** Why it cannot be computed. */
  readonly why: string;
  /** How to correct it. */
  readonly how: string;
}

/** An input for which there is no result. Its message says what is wrong, why, and how to correct it. */
export class VentureInputError extends RangeError {
  override readonly name = 'VentureInputError';
  readonly code: VentureErrorCode;
  readonly field: string;
  readonly what: string;
  readonly why: string;
  readonly how: string;

  constructor({ code, field, what, why, how }: VentureErrorDetails) {
    super(`${what} ${why} ${how}`);
    this.code = code;
    this.field = field;
    this.what = what;
    this.why = why;
    this.how = how;
  }
}
