import { BibliographyError } from './bibliography-error.js';
import type { BibliographyFormat } from './bibliography.types.js';

/** Comments may precede the first record, but not more than this. */
const HEAD = 200_000;

const SIGNATURES: readonly (readonly [BibliographyFormat, RegExp])[] = [
  ['nbib', /^(?:PMID ?- ?\d|OWN {1,2}- \w)/m],
  ['ris', /^TY {1,2}- ?\w/m],
  ['bibtex', /@[^\S\n]{0,10}[A-Za-z]{1,30}\s{0,20}[{(]/],
];

const EXTENSIONS: Readonly<Record<string, BibliographyFormat>> = {
  bib: 'bibtex',
  bibtex: 'bibtex',
  ris: 'ris',
  nbib: 'nbib',
};

const UNKNOWN =
  'This file is not a supported bibliography. Export it as BibTeX, RIS, CSL JSON, PubMed (nbib) or EndNote XML.';

const RDF = 'Zotero RDF is not supported. In Zotero, export as BibTeX, RIS or CSL JSON.';

const detectXml = (head: string): BibliographyFormat => {
  if (/<records?[\s>]/.test(head)) return 'endnote-xml';
  const isRdf = /<rdf:RDF[\s>]/.test(head);
  throw new BibliographyError('unknown-format', isRdf ? RDF : UNKNOWN);
};

/**
 * Tells the format by its content; the extension of the file name decides only where the content does not.
 * @throws {BibliographyError} `unknown-format`
 */
export function detectFormat(text: string, fileName = ''): BibliographyFormat {
  const head = text.slice(0, HEAD);
  const first = head.trimStart().charAt(0);
  if (first === '<') return detectXml(head);
  if (first === '[' || first === '{') return 'csl-json';
  const found = SIGNATURES.find(([, signature]) => signature.test(head))?.[0];
  const format = found ?? EXTENSIONS[fileName.split('.').at(-1)?.toLowerCase() ?? ''];
  if (format === undefined) throw new BibliographyError('unknown-format', UNKNOWN);
  return format;
}
