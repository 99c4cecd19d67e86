/** A message catalog: texts in nested groups. */
export interface MessageCatalog {
  readonly [name: string]: string | MessageCatalog;
}

/** Overrides for any part of a catalog. */
export type MessageOverrides<Messages> = {
  readonly [Name in keyof Messages]?:
    (Messages[Name] extends string ? string : MessageOverrides<Messages[Name]>) | undefined;
};

/**
 * Merges a host's messages into a catalog. The result keeps the literal types of the defaults, so that placeholders
 * are still type-checked. Names that the defaults do not have are ignored.
 */
export function mergeMessages<const Messages extends object>(
  defaults: Messages,
  overrides: MessageOverrides<Messages> | undefined,
): Messages {
  if (!overrides) return defaults;
  const merged = Object.entries(defaults).map(([name, text]: [string, unknown]) => {
    const override: unknown = overrides[name as keyof Messages];
    if (override === undefined || override === null) return [name, text];
    const isGroup = typeof text === 'object' && text !== null;
    return [name, isGroup ? mergeMessages(text, override) : override];
  });
  return Object.fromEntries(merged) as Messages;
}
