/** Names of the slots in a text: `'{n} of {all}'` has `'n' | 'all'`. */
export type SlotsOf<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsOf<Rest>
  : never;

/** What must be handed in to fill a text; nothing when it has no slots. */
export type FillArguments<Text extends string> = string extends Text
  ? [values?: Readonly<Record<string, string | number>>]
  : [SlotsOf<Text>] extends [never]
    ? []
    : [values: { readonly [Slot in SlotsOf<Text>]: string | number }];

/**
 * Fills the `{slots}` of a text. A wrong or missing slot is a type error as long as the text's
 * literal type is known; at run time an unknown slot stays visible.
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
