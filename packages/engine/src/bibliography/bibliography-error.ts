/** A file that cannot be imported at all. `message` says in one English sentence what to do. */
export class BibliographyError extends Error {
  override readonly name = 'BibliographyError';
  constructor(
    readonly code: 'too-large' | 'unknown-format' | 'malformed',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
