type SlotsOf<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsOf<Rest>
  : never;

/** Values for the placeholders of a text. */
export type FillValues<Text extends string> = string extends Text
  ? Readonly<Record<string, string | number>>
  : { readonly [Slot in SlotsOf<Text>]: string | number };

/**
 * Replaces the `{placeholders}` of a text. A wrong or missing one is a type error if the literal type of the text is
 * known; at run time an unknown placeholder stays visible.
 * @example fill('{count} papers', { count: 3 })
 */
export function fill<const Text extends string>(text: Text, values: FillValues<Text>): string {
  const known: Readonly<Record<string, string | number>> = values;
  return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) =>
    Object.hasOwn(known, name) ? String(known[name]) : slot,
  );
}
