export interface UnlinkedPart {
  readonly body: string;
  readonly exported: string;
  readonly needs: string[];
}

/** Turns a file of a divided worker into one that knows no address of another. */
export function unlinkPart(text: string): UnlinkedPart;

/** A module whose default export creates the part. */
export function writePart(part: UnlinkedPart): string;

/** The first file, which loads the others. */
export function writeFirst(
  first: UnlinkedPart & { readonly name: string },
  runtime: UnlinkedPart & { readonly name: string },
  needs: ReadonlyMap<string, readonly string[]>,
): string;
