const PLACEHOLDER = /\{\w+\}/g;

const listPlaceholders = (text: string) =>
  [...new Set(text.match(PLACEHOLDER))].toSorted().join(' ');

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Compares the texts of a language with the English ones: missing and unknown names, and placeholders. */
export function findLanguageProblems(english: unknown, texts: unknown, place = ''): string[] {
  if (typeof english === 'string') {
    if (typeof texts !== 'string' || texts.trim() === '') return [`${place}: missing`];
    const [expected, actual] = [listPlaceholders(english), listPlaceholders(texts)];
    return expected === actual ? [] : [`${place}: placeholders “${actual}”, not “${expected}”`];
  }
  if (!isGroup(english)) return [];
  if (!isGroup(texts)) return [`${place}: missing`];
  const getPlace = (name: string) => (place === '' ? name : `${place}.${name}`);
  return [
    ...Object.keys(texts)
      .filter((name) => !Object.hasOwn(english, name))
      .map((name) => `${getPlace(name)}: unknown`),
    ...Object.entries(english).flatMap(([name, inner]) =>
      findLanguageProblems(inner, texts[name], getPlace(name)),
    ),
  ];
}
