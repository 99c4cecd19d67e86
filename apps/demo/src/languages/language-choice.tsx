import { Button, Cluster } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { LANGUAGES, type Language } from '@spinout/languages';
import { appMessages } from '../app.messages.js';
import { loadTexts } from './load-texts.js';

interface LanguageChoiceProps {
  /** Tag of the current language. */
  readonly lang: string;
  /** Called when the texts of the language are loaded. */
  readonly onChange: (language: Language) => void;
}

/** The languages, each with its own name, which people find in a page that they cannot read. */
export function LanguageChoice({ lang, onChange }: LanguageChoiceProps) {
  const messages = useMessages(appMessages);
  const choose = async (language: Language) => {
    await loadTexts(language);
    onChange(language);
  };
  return (
    <Cluster role="group" gap={1} aria-label={messages.language}>
      {LANGUAGES.map((language) => (
        <Button
          key={language.tag}
          size="sm"
          variant="quiet"
          lang={language.tag}
          pressed={language.tag === lang}
          onClick={() => void choose(language)}
        >
          {language.name}
        </Button>
      ))}
    </Cluster>
  );
}
