/** The text of a name that a server sent, or `other` if the name is unknown. */
export const getKnownText = (
  texts: Readonly<Record<string, string>>,
  name: string,
  other: string,
): string => (Object.hasOwn(texts, name) ? texts[name] : undefined) ?? other;
