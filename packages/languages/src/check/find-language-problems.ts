/** A text in the plural forms of its language. English has these two. */
interface PluralForms {
  readonly one: string;
  readonly other: string;
}

const PLACEHOLDER = /\{\w+\}/g;

const listPlaceholders = (text: string) =>
  [...new Set(text.match(PLACEHOLDER))].toSorted().join(' ');

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPlural = (group: object): group is PluralForms => 'one' in group && 'other' in group;

/** Forms that a language may use for one certain count, and so without the number. */
const FORMS_WITHOUT_COUNT = ['zero', 'one', 'two'];

function findFormProblems(english: PluralForms, form: string, text: unknown, place: string) {
  const problems = findLanguageProblems(english.other, text, '', place);
  const isCountMissing =
    FORMS_WITHOUT_COUNT.includes(form) && typeof text === 'string' && !text.includes('{count}');
  return isCountMissing
    ? findLanguageProblems(english.other, `${text}{count}`, '', place)
    : problems;
}

function findPluralProblems(
  english: PluralForms,
  texts: Readonly<Record<string, unknown>>,
  tag: string,
  place: string,
): string[] {
  const forms: readonly string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return [
    ...Object.keys(texts)
      .filter((form) => !forms.includes(form))
      .map((form) => `${place}.${form}: no plural form of “${tag}”`),
    ...forms.flatMap((form) => findFormProblems(english, form, texts[form], `${place}.${form}`)),
  ];
}

/**
 * Compares the texts of a language with English ones of any catalogs, such as those of your own page: missing and unknown names,
 * placeholders and plural forms.
 * @param tag BCP 47 tag of the language, which says which plural forms it has
 * @param place where the texts are, for the problems @default none
 * @returns one line for each problem, such as `topic.title: missing`
 */
export function findLanguageProblems(
  english: unknown,
  texts: unknown,
  tag: string,
  place = '',
): string[] {
  if (typeof english === 'string') {
    if (english === '' && texts === '') return [];
    if (typeof texts !== 'string' || texts.trim() === '') return [`${place}: missing`];
    const [expected, actual] = [listPlaceholders(english), listPlaceholders(texts)];
    return expected === actual ? [] : [`${place}: placeholders “${actual}”, not “${expected}”`];
  }
  if (!isGroup(english)) return [];
  if (!isGroup(texts)) return [`${place}: missing`];
  if (isPlural(english)) return findPluralProblems(english, texts, tag, place);
  const getPlace = (name: string) => (place === '' ? name : `${place}.${name}`);
  return [
    ...Object.keys(texts)
      .filter((name) => !Object.hasOwn(english, name))
      .map((name) => `${getPlace(name)}: unknown`),
    ...Object.entries(english).flatMap(([name, inner]) =>
      findLanguageProblems(inner, texts[name], tag, getPlace(name)),
    ),
  ];
}
