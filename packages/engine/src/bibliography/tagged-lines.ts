/** A field of a format with one tag per line, such as RIS and MEDLINE. */
export interface TaggedField {
  readonly tag: string;
  /** Lines after the first are joined with `\n`. */
  readonly value: string;
  readonly line: number;
}

/**
 * Reads tagged lines one by one. A line without a tag continues the field before it.
 * @param pattern matches a line; its groups are the tag and the value
 */
export function* readTaggedLines(text: string, pattern: RegExp): Generator<TaggedField> {
  let field: { tag: string; lines: string[]; line: number } | undefined;
  let line = 0;
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    const content = text.slice(start, end < 0 ? text.length : end);
    start = end < 0 ? text.length : end + 1;
    line += 1;
    const match = pattern.exec(content);
    if (match?.[1] !== undefined) {
      if (field) yield { ...field, value: field.lines.join('\n') };
      field = { tag: match[1], lines: [match[2]?.trim() ?? ''], line };
    } else if (field && content.trim() !== '') field.lines.push(content.trim());
  }
  if (field) yield { ...field, value: field.lines.join('\n') };
}

/** The values of a record's tags, in the order of the file. */
export class TagValues {
  readonly #values = new Map<string, string[]>();

  add(tag: string, value: string): void {
    if (value === '') return;
    const known = this.#values.get(tag);
    if (known) known.push(value);
    else this.#values.set(tag, [value]);
  }

  /** All values of the tags, tag by tag. */
  all(...tags: readonly string[]): readonly string[] {
    return tags.flatMap((tag) => this.#values.get(tag) ?? []);
  }

  /** The first value of the first tag that has one. */
  first(...tags: readonly string[]): string | undefined {
    return this.all(...tags)[0];
  }
}
