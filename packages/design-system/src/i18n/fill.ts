/** Names of the placeholders in a text: `'{n} of {all}'` has `'n' | 'all'`. */
export type SlotsOf<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsOf<Rest>
  : never;

/** Values for the placeholders of a text; none if it has no placeholders. */
export type FillArguments<Text extends string> = string extends Text
  ? [values?: Readonly<Record<string, string | number>>]
  : [SlotsOf<Text>] extends [never]
    ? []
    : [values: { readonly [Slot in SlotsOf<Text>]: string | number }];

/**
 * Replaces the `{placeholders}` of a text. A wrong or missing one is a type error if the literal type of the text is
 * known; at run time an unknown placeholder stays visible.
 * @example fill('Complete Review ({count} papers selected)', { count: 3 })
 */
export function fill<const Text extends string>(
  text: Text,
  ...[values]: FillArguments<Text>
): string {
  const known: Readonly<Record<string, string | number>> = values ?? {};
  return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) =>
    Object.hasOwn(known, name) ? String(known[name]) : slot,
  );
}
