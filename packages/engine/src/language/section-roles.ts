import type { ParsedSentence } from './language.types.js';

/** Which part of a paper a sentence belongs to, as far as key terms are concerned. */
export type SectionRole = 'main' | 'methods' | 'back matter';

const HEADING_MAX = 60;
const NUMBERING = /^[\dIVX]{0,4}(?:\.\d{1,2}){0,3}[.)]?\s{0,3}/u;
const METHODS =
  /^(?:(?:materials?|patients?|subjects?|data|participants?) and methods?|methods?(?: and materials?)?|methodology|experimental(?: procedures?| section)|statistical analys[ie]s)$/i;
const MAIN =
  /^(?:abstract|summary|introduction|background|results?(?: and discussion)?|discussion|conclusions?|concluding remarks|findings|theory)$/i;
const BACK_MATTER =
  /^(?:references|bibliography|literature cited|works cited|acknowledge?ments?|funding(?: statement)?|financial disclosure|author contributions?|competing interests?|conflicts? of interest|supporting information|supplementary (?:material|information|data)|data availability(?: statement)?|abbreviations|ethics statement)$/i;

/** Follows the headings of a paper: a heading is a sentence of its own that names a customary section. */
export function sectionRoles(sentences: readonly ParsedSentence[]): readonly SectionRole[] {
  let role: SectionRole = 'main';
  return sentences.map(({ text }) => {
    if (text.length <= HEADING_MAX) {
      const heading = text.replace(NUMBERING, '').replace(/[.:]$/, '').trim();
      if (MAIN.test(heading)) role = 'main';
      else if (METHODS.test(heading)) role = 'methods';
      else if (BACK_MATTER.test(heading)) role = 'back matter';
    }
    return role === 'main' && isReferenceEntry(text) ? 'back matter' : role;
  });
}

/** "12. Pérez A, Rowe JK (2011) Title. J Biol 12: 33–41." */
const isReferenceEntry = (text: string): boolean => {
  const authors = text.match(/\p{Lu}\p{Ll}+,? (?:\p{Lu}\.?-?){1,3}[,.]/gu)?.length ?? 0;
  return authors >= 2 && (/\((?:19|20)\d\d\)/.test(text) || /\bdoi\b|et al\.?$/i.test(text));
};
