import { doiCandidates, parseDoi } from '@spinout/api-client/doi';

const DOI_TEXT =
  /(?:\[?\b(?:doi|DOI)\s*(?::\s*)?)?(?:https?:\/\/(?:dx\.|www\.)?doi\.org\/\s?)?(?<![\d.])10\.\d{4,9}(?:\.\d{1,9}){0,4}\/(?:(?!\]\(|<\/?[a-zA-Z]{1,10}\s?\/?>|[;,]10\.\d{4})[^\s|`*])+/gu;
const LONE_DOI_LABEL = /\b(?:doi|DOI)\s*:\s*(?:10\.\d{4,9}\b\S*)?/gu;
const PMID = /\b(?:PMID|PubMed(?:\s+PMID)?|PubMed\s+ID|Medline)\s*:\s*(\d{4,8})\b\.?/iu;
const PMC =
  /(?:;\s*|(?<![;\s])\s*)(?:(?:PubMed\s+Central\s+)?PMCID\s*:\s*|PubMed\s+Central\s*(?::\s*)?)?\bPMC\s?\d{4,9}\b\.?/giu;
const URL_TEXT = /\b(?:https?:\/\/|www\.)[^\s<>"“”]{3,500}/giu;
const ACCESS_NOTE =
  /[[(]?\b(?:accessed|retrieved|last accessed|date accessed|viewed|available(?:\s+(?:from|at|online))?|cited)\b(?:(?:\s+(?:on|from|at|in|via|online))|\s*:|\s*(?:,\s*)?\d{1,4}(?:st|nd|rd|th)?\b|\s*[./,-]|\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?){1,10}[\])]?/giu;
const EPUB_NOTE = /\bEpub\s+(?:ahead\s+of\s+print\b|\d{4}(?:[\s/]\S{1,5}){0,2})\.?/giu;
const EMPTY_BRACKETS = /\]\(\s*\)?|<\s*>|\(\s*\)|\[\s*\]/gu;
const AHEAD_OF_PRINT =
  /[.,;]?\s\(?(?:(?:e-?pub|published online|online)\s)?ahead of print\)?(?=[.,;\s]|$)/giu;
/** Words of links that MDPI prints behind an entry. */
const LINK_WORDS = /\s\[(?:CrossRef|PubMed|Google Scholar|Green Version)\]/gu;
const NOTES = [
  AHEAD_OF_PRINT,
  LINK_WORDS,
  DOI_TEXT,
  LONE_DOI_LABEL,
  PMC,
  PMID,
  URL_TEXT,
  EPUB_NOTE,
  ACCESS_NOTE,
];
/** PLOS prints the PubMed number last without a name. */
const LAST_NUMBER = /\s(\d{6,8})\s*(?:[.;]\s*)?$/u;

/** Takes DOI, PubMed number and address out of an entry. */
export function takeIdentifiers(entry: string) {
  const doi = doiOf(entry);
  const pmid = PMID.exec(entry)?.[1];
  const url = urlOf(entry);
  const rest = NOTES.reduce((left, note) => left.replace(note, ' '), entry)
    .replace(EMPTY_BRACKETS, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const last = LAST_NUMBER.exec(rest.slice(-14));
  const hasLast = pmid === undefined && last !== null;
  return {
    doi,
    pmid: hasLast ? last[1] : pmid,
    url,
    rest: (hasLast ? rest.slice(0, rest.length - last[0].length) : rest).trim(),
  };
}

const doiOf = (entry: string): string | undefined =>
  [...doiCandidates(entry)].flatMap((candidate) => parseDoi(candidate)?.doi ?? [])[0];

const urlOf = (entry: string): string | undefined => {
  const found = entry
    .match(URL_TEXT)
    ?.find((url) => !/^https?:\/\/(?:dx\.|www\.)?doi\.org\//iu.test(url));
  const url = found?.replace(/(?<![.,;:)\]'’])[.,;:)\]'’]+$/u, '');
  if (url === undefined) return undefined;
  return /^www\./iu.test(url) ? `http://${url}` : url;
};
