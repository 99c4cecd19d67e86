/** Scripts of the typeface of our PDFs, see docs/adr/0003-pdf-fonts.md. */
const PRINTED_SCRIPTS: ReadonlySet<string | undefined> = new Set(['Latn', 'Grek', 'Cyrl']);

/** Whether the letters of a language or locale can be printed. A tag that is none is taken for one with Latin letters. */
function isPrintable(tag: string): boolean {
  try {
    return PRINTED_SCRIPTS.has(new Intl.Locale(tag).maximize().script);
  } catch {
    return true;
  }
}

interface PrintedLanguage {
  readonly locale: string;
  /** @default English */
  readonly messages?: { readonly language: string } | undefined;
}

/** Whether a report can be in the language of these texts, with the numbers and dates of this locale. */
export const canPrint = ({ locale, messages }: PrintedLanguage): boolean =>
  isPrintable(locale) && isPrintable(messages?.language ?? 'en');
