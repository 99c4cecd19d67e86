'use client';
import { DEFAULT_LOCALE } from '@spinout/design-system';
import type { Messages } from './define-messages.js';
import { useLocale, useMessages, useNames } from './messages-provider.js';
import { NO_NAMES, type Names } from './names.js';

/** Scripts that the fonts of our PDFs have. */
const PRINTED_SCRIPTS: readonly (string | undefined)[] = ['Latn', 'Grek', 'Cyrl'];

/** Texts and language of a printed file. */
export interface PrintMessages<Catalog extends object> {
  readonly messages: Catalog;
  /** Language tag for numbers, money and dates. */
  readonly locale: string;
}

const isPrinted = (locale: string): boolean =>
  PRINTED_SCRIPTS.includes(new Intl.Locale(locale).maximize().script);

/**
 * Returns a catalog for a PDF: with the host's texts and language, or in English if the fonts of our PDFs lack the script of
 * that language.
 */
export function usePrintMessages<Catalog extends object>(catalog: Catalog): PrintMessages<Catalog> {
  const messages = useMessages(catalog);
  const locale = useLocale();
  return isPrinted(locale) ? { messages, locale } : { messages: catalog, locale: DEFAULT_LOCALE };
}

/** Returns the names of a catalog for a PDF, as `usePrintMessages` does its texts. */
export function usePrintNames(namespace: keyof Messages): Names {
  const names = useNames(namespace);
  return isPrinted(useLocale()) ? names : NO_NAMES;
}
