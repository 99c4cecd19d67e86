import { Button, Cluster } from '@spinout/design-system';
import { LANGUAGES, type Language } from '@spinout/languages';
import { appMessages as messages } from '../app.messages.js';

interface LanguageChoiceProps {
  /** Tag of the current language. */
  readonly lang: string;
  readonly onChange: (language: Language) => void;
}

/** The languages, each with its own name, which people find in a page that they cannot read. */
export const LanguageChoice = ({ lang, onChange }: LanguageChoiceProps) => (
  <Cluster role="group" gap={1} aria-label={messages.language}>
    {LANGUAGES.map((language) => (
      <Button
        key={language.tag}
        size="sm"
        variant="quiet"
        lang={language.tag}
        pressed={language.tag === lang}
        onClick={() => onChange(language)}
      >
        {language.name}
      </Button>
    ))}
  </Cluster>
);
