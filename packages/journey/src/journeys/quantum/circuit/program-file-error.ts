import type { FileProblem } from './circuit.types.js';

/** A file that cannot be used as a program. */
export class ProgramFileError extends Error {
  override readonly name = 'ProgramFileError';
  constructor(readonly problem: FileProblem) {
    super(problem);
  }
}
