import type { Messages } from '@spinout/flow-kit';
import { MessagesProvider } from '@spinout/flow-kit/react';
import { findLanguage } from '@spinout/languages';
import { useEffect, useState, type ReactNode } from 'react';

interface LanguageProviderProps {
  /** Tag of the language. */
  readonly lang: string;
  readonly children: ReactNode;
}

/** Provides the texts of a language; until they are loaded, those of the language before. */
export function LanguageProvider({ lang, children }: LanguageProviderProps) {
  const [loaded, setLoaded] = useState<{ readonly tag: string; readonly messages: Messages }>();
  useEffect(() => {
    let isCurrent = true;
    const language = findLanguage(lang);
    const page = document.documentElement;
    const before = page.lang;
    page.lang = language.tag;
    language.load().then(
      (messages) => isCurrent && setLoaded({ tag: language.tag, messages }),
      (error: unknown) => console.warn(`The texts of ${language.name} could not be loaded.`, error),
    );
    return () => {
      isCurrent = false;
      page.lang = before;
    };
  }, [lang]);
  return (
    <MessagesProvider messages={loaded?.messages} locale={loaded?.tag}>
      {children}
    </MessagesProvider>
  );
}
