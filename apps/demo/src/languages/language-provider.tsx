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
  return (
    <MessagesProvider messages={shown?.messages} locale={shown?.tag}>
      {children}
    </MessagesProvider>
  );
}
