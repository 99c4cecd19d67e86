/** A catalogue: texts, in groups as deep as one likes. */
export interface Catalogue {
  readonly [name: string]: string | Catalogue;
}

/** Any part of a catalogue, with any words. */
export type MessageOverrides<Messages> = {
  readonly [Name in keyof Messages]?:
    (Messages[Name] extends string ? string : MessageOverrides<Messages[Name]>) | undefined;
};

/**
 * Lays a host's words over a catalogue. The result keeps the literal types of the defaults, so the
 * slots stay checked where a text is filled. Names the defaults do not have are left out.
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
