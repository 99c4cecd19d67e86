const MAX_CAUSES = 6;

/** An error and its causes, the outermost first. Of several at once, such as one per address of a host, the first. */
export function* listCauses(error: unknown): Generator<Error> {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
    yield current;
    current = current instanceof AggregateError ? current.errors[0] : current.cause;
  }
}
