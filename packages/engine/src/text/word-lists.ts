/** The words of a list that is written as one text. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** A table that is written as one text: "alpha=α beta=β". */
export const wordTable = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split(/\s+/)
      .map((row) => {
        const [word = '', value = ''] = row.split('=');
        return [word, value] as const;
      }),
  );
