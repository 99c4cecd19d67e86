import type { PaperPublication } from '@spinout/api-client';
import { doiCandidates, parseDoi } from '@spinout/api-client/doi';
import { findByline } from './authors.js';
import { beforeSection } from './sections.js';

/** The title page of a paper, and the footer of its first page. */
const MAX_HEAD = 8000;
/** A longer paragraph is running text; what it names may be another work. */
const MAX_NOTE = 600;
/** The notice of a license is long. */
const COPYRIGHT = /(?:©|\bcopyright\b).{0,60}/iu;
const OWN_CITATION =
  /^(?:please )?(?:citation|cite (?:this )?(?:article|paper)?(?: as)?|how to cite(?: this article)?|recommended citation|to cite this article)\b/iu;
/** Where the data, a comment or an earlier version of the paper are. */
const OTHER_WORK =
  /\b(?:data|code|software|dryad|figshare|zenodo|supplement\p{L}*|supporting information|preprint|bioRxiv|medRxiv|correct(?:ion|s|ed)|erratum|retract\p{L}*|see also|comment on|related article|companion|registration|protocol)\b/iu;
/** A figure, a table or another part that has a DOI of its own. */
const PART = /(?:\.[gst]\d{3}|(?<=eLife\.\d{5})\.\d{3})$/iu;

/**
 * Finds what a paper says about its publication on its title page: authors, year and DOI. Each is left out where the page
 * does not say it, or says two things.
 * @param text the whole paper
 */
export function findPublication(text: string, title: string): PaperPublication {
  const head = beforeSection(text.slice(0, MAX_HEAD).split('\n\n'), 'back');
  const notes = head.flatMap((paragraph) =>
    paragraph.length <= MAX_NOTE ? [paragraph] : (COPYRIGHT.exec(paragraph)?.[0] ?? []),
  );
  const citation = notes.find((note) => OWN_CITATION.test(note));
  const authors = findByline(head, title);
  const year = findYear(notes, citation);
  const doi = findDoi(notes, citation);
  return {
    ...(authors.length > 0 && { authors: [...authors] }),
    ...(year !== undefined && { year }),
    ...(doi !== undefined && { doi }),
  };
}

const doisIn = (text: string): readonly string[] =>
  [...doiCandidates(text)].flatMap((candidate) => {
    const doi = parseDoi(candidate)?.doi.replace(PART, '');
    return doi === undefined ? [] : [doi];
  });

const findDoi = (notes: readonly string[], citation: string | undefined): string | undefined => {
  const [cited] = citation === undefined ? [] : doisIn(citation);
  if (cited !== undefined) return cited;
  const found = notes.filter((note) => !OTHER_WORK.test(note)).flatMap(doisIn);
  const distinct = new Set(found.map((doi) => doi.toLowerCase()));
  return distinct.size === 1 ? found[0] : undefined;
};

const MIN_YEAR = 1900;
const MAX_YEAR = 2099;
const YEAR = String.raw`(?<year>(?:19|20)\d{2})(?!\d)`;
/** By how surely the year is that of publication. */
const YEARS: readonly RegExp[] = [
  String.raw`\bpublished(?: online| on)?\s*:?[^.;|]{0,30}?\b${YEAR}`,
  String.raw`(?:©|\bcopyright\b|\(c\))[^.;|]{0,20}?\b${YEAR}`,
  String.raw`\bauthor\(s\)[.,]?\s${YEAR}`,
  // "J Exp Bot 12, 345–356 (2019)", "2019; 12(3): 345–356", "Vol. 12, 2019"
  String.raw`\b\d{1,4}(?:\s?\(\d{1,3}\))?,\s?(?:\p{L}?\d{1,7}\s?[-–]\s?\p{L}?\d{1,7}|\d{1,7}),?\s\(${YEAR}\)`,
  String.raw`\b${YEAR}\s?;\s?\d{1,4}\s?(?:\(\d{1,4}\))?\s?:\s?\p{L}?\d`,
  String.raw`\bvol(?:ume|\.)?\s?\d{1,4}[^;]{0,40}?\b${YEAR}`,
].map((form) => new RegExp(form, 'iu'));

const findYear = (notes: readonly string[], citation: string | undefined): number | undefined => {
  const cited = /\((?<year>(?:19|20)\d{2})[a-z]?\)|[.,]\s(?<plain>(?:19|20)\d{2})\s?[;.,]/u.exec(
    citation ?? '',
  );
  const own = cited?.groups?.['year'] ?? cited?.groups?.['plain'];
  if (own !== undefined) return Number(own);
  const plain = notes.filter((note) => !OTHER_WORK.test(note));
  for (const pattern of YEARS) {
    const years = new Set(
      plain.flatMap((note) => {
        const year = Number(pattern.exec(note)?.groups?.['year']);
        return year >= MIN_YEAR && year <= MAX_YEAR ? [year] : [];
      }),
    );
    if (years.size > 1) return undefined;
    const [year] = years;
    if (year !== undefined) return year;
  }
  return undefined;
};
