'use client';
import { DEFAULT_LOCALE } from '@spinout/design-system';
import { useLocale, useMessages } from './messages-provider.js';

/** Scripts that the fonts of our PDFs have. */
const PRINTED_SCRIPTS: readonly (string | undefined)[] = ['Latn', 'Grek', 'Cyrl'];

/** Texts and language of a printed file. */
export interface PrintMessages<Catalog extends object> {
  readonly messages: Catalog;
  /** Language tag for numbers, money and dates. */
  readonly locale: string;
}

/**
 * Returns a catalog for a PDF: with the host's texts and language, or in English if the fonts of our PDFs lack the script of
 * that language.
 */
export function usePrintMessages<Catalog extends object>(catalog: Catalog): PrintMessages<Catalog> {
  const messages = useMessages(catalog);
  const locale = useLocale();
  const { script } = new Intl.Locale(locale).maximize();
  return PRINTED_SCRIPTS.includes(script)
    ? { messages, locale }
    : { messages: catalog, locale: DEFAULT_LOCALE };
}
