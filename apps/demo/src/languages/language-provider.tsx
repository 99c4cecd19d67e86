import type { Messages } from '@spinout/flow-kit';
import { MessagesProvider } from '@spinout/flow-kit/react';
import { findLanguage } from '@spinout/languages';
import { useEffect, useState, type ReactNode } from 'react';
import { findTexts, loadTexts } from './load-texts.js';

interface LanguageProviderProps {
  /** Tag of the language. */
  readonly lang: string;
  readonly children: ReactNode;
}

/** Provides the texts of a language; until they are loaded, those of the language before. */
export function LanguageProvider({ lang, children }: LanguageProviderProps) {
  const [last, setLast] = useState<{ readonly tag: string; readonly messages: Messages }>();
  const known = findTexts(lang);
  const shown = known === undefined ? last : { tag: lang, messages: known };
  useEffect(() => {
    let isCurrent = true;
    const language = findLanguage(lang);
    const page = document.documentElement;
    const before = page.lang;
    page.lang = language.tag;
    void loadTexts(language).then(
      (messages) => isCurrent && setLast({ tag: language.tag, messages }),
    );
    return () => {
      isCurrent = false;
      page.lang = before;
    };
  }, [lang]);
  const locale = shown?.tag;
  useEffect(() => {
    if (locale === undefined || locale.startsWith('en')) return undefined;
    let stop: (() => void) | null = null;
    let isCurrent = true;
    void import('@spinout/languages/english-texts').then(({ markEnglishTexts }) => {
      if (isCurrent) stop = markEnglishTexts(document.body, locale);
    }, console.warn);
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [locale]);
  return (
    <MessagesProvider messages={shown?.messages} locale={locale}>
      {children}
    </MessagesProvider>
  );
}
