import type { FileProblem } from './circuit.types.js';

/** A file that does not become the program. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
  constructor(readonly problem: FileProblem) {
    super(problem);
  }
}
