import type { Messages } from '@spinout/flow-kit';

interface Language {
  /** BCP 47 tag; also for numbers, dates and money. */
  readonly tag: string;
  /** In the language itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** Loads the texts; what they lack stays English. */
  readonly load: () => Promise<Messages>;
}

/** The languages of the demo, the default first. */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  { tag: 'en-US', name: 'English', dir: 'ltr', load: async () => ({}) },
];

/** Finds a language by its tag. @default the first */
export const findLanguage = (tag: string | null): Language =>
  LANGUAGES.find((language) => language.tag === tag) ?? LANGUAGES[0];
