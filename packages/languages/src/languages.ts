import type { Messages } from '@spinout/flow-kit';

/** A language that all texts exist in. */
export interface Language {
  /** BCP 47 tag, for the `lang` attribute and the `locale` of our components. */
  readonly tag: string;
  /** Name in the language itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** Loads the texts, for the `messages` of our components. */
  readonly load: () => Promise<Messages>;
}

/** The complete languages, the default first. */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  { tag: 'en-US', name: 'English', dir: 'ltr', load: async () => ({}) },
  {
    tag: 'de',
    name: 'Deutsch',
    dir: 'ltr',
    load: async () => (await import('./entries/de.js')).messages,
  },
  {
    tag: 'ar',
    name: 'العربية',
    dir: 'rtl',
    load: async () => (await import('./entries/ar.js')).messages,
  },
];

/** English with accents, about a third longer and in brackets, which shows texts that do not fit or are not in a catalog. */
export const pseudoLanguage: Language = {
  tag: 'en-XA',
  name: 'Pseudo-locale',
  dir: 'ltr',
  load: async () => (await import('./entries/pseudo.js')).createPseudoMessages(),
};

/**
 * Finds a language by its tag: the same tag, else one of the same language; the pseudo-locale by its exact tag only.
 * @default the first of {@link LANGUAGES}
 */
export function findLanguage(tag: string | null): Language {
  if (tag === pseudoLanguage.tag) return pseudoLanguage;
  const getPrimary = (text: string) => text.split('-')[0]?.toLowerCase();
  return (
    LANGUAGES.find((language) => language.tag === tag) ??
    LANGUAGES.find((language) => tag !== null && getPrimary(language.tag) === getPrimary(tag)) ??
    LANGUAGES[0]
  );
}
