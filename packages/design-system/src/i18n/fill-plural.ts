import { fill } from './fill.js';
import { formatNumber } from './format.js';

/**
 * The forms of a text with a count, one for each plural category of the language. English has `one` and `other`; a translation
 * adds the categories that its language has besides.
 */
export interface PluralForms {
  readonly zero?: string;
  readonly one: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/**
 * Chooses the form of a text for a count and fills `{count}` and the other placeholders in.
 * @param values for the placeholders except `{count}`. @default none
 * @example fillPlural({ one: '1 paper', other: '{count} papers' }, 1300, 'en-US') // '1,300 papers'
 */
export function fillPlural(
  forms: PluralForms,
  count: number,
  locale: string,
  values?: Readonly<Record<string, string | number>>,
): string {
  const form: string = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return fill(form, { ...values, count: formatNumber(count, locale) });
}
