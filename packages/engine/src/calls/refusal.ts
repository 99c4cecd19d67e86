/** A refusal with a reason that the person can act on; sets the status and the `error` text of the reply. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    /** HTTP status: 400 to 499, or 501 for calls that this engine does not implement. */
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
