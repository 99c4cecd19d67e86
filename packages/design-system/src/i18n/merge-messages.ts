import type { PluralForms } from './fill-plural.js';

/** A message catalog: texts in nested groups. */
export interface MessageCatalog {
  readonly [name: string]: string | MessageCatalog;
}

/** Overrides for any part of a catalog. A text with plural forms may get more forms than English has. */
export type MessageOverrides<Messages> = {
  readonly [Name in keyof Messages]?: OverrideOf<Messages[Name]> | undefined;
};

type OverrideOf<Text> = Text extends string
  ? string
  : Text extends PluralForms
    ? Partial<PluralForms>
    : MessageOverrides<Text>;

const hasPluralForms = (group: object): boolean => 'one' in group && 'other' in group;

/**
 * Merges a host's messages into a catalog. The result keeps the literal types of the defaults, so that placeholders
 * are still type-checked. Names that the defaults do not have are ignored, except further plural forms.
 */
export function mergeMessages<const Messages extends object>(
  defaults: Messages,
  overrides: MessageOverrides<Messages> | undefined,
): Messages {
  if (!overrides) return defaults;
  if (hasPluralForms(defaults)) return { ...defaults, ...overrides };
  const merged = Object.entries(defaults).map(([name, text]: [string, unknown]) => {
    const override: unknown = overrides[name as keyof Messages];
    if (override === undefined || override === null) return [name, text];
    const isGroup = typeof text === 'object' && text !== null;
    return [name, isGroup ? mergeMessages(text, override) : override];
  });
  return Object.fromEntries(merged) as Messages;
}
