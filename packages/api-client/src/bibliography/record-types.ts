/** Types of the Citation Style Language with those of RIS and BibTeX; where several fit, the first is written. */
const TYPES = [
  ['article-journal', ['JOUR', 'EJOUR', 'JFULL', 'ABST', 'INPR'], 'article'],
  ['article-magazine', ['MGZN'], 'article'],
  ['article-newspaper', ['NEWS'], 'article'],
  ['article', ['UNPB', 'UNPD', 'MANSCPT'], 'unpublished'],
  ['paper-conference', ['CPAPER', 'CONF'], 'inproceedings'],
  ['book', ['BOOK', 'EBOOK', 'EDBOOK'], 'book'],
  ['chapter', ['CHAP', 'ECHAP'], 'incollection'],
  ['thesis', ['THES'], 'phdthesis'],
  ['report', ['RPRT'], 'techreport'],
  ['webpage', ['ELEC', 'WEB', 'ICOMM'], 'misc'],
  ['dataset', ['DATA', 'AGGR', 'DBASE'], 'misc'],
  ['software', ['COMP'], 'misc'],
  ['patent', ['PAT'], 'misc'],
] as const;

const RIS_TO_CSL: ReadonlyMap<string, string> = new Map(
  TYPES.flatMap(([csl, ris]) => ris.map((type) => [type, csl] as const)),
);
const CSL_TO_RIS: ReadonlyMap<string, string> = new Map(TYPES.map(([csl, [ris]]) => [csl, ris]));
const CSL_TO_BIBTEX: ReadonlyMap<string, string> = new Map(
  TYPES.map(([csl, , bibtex]) => [csl, bibtex]),
);

/** The type of a record by its RIS type. */
export const cslTypeOfRis = (type: string): string =>
  RIS_TO_CSL.get(type.trim().toUpperCase()) ?? 'document';
/** The RIS type of a record. */
export const risTypeOf = (type: string): string => CSL_TO_RIS.get(type) ?? 'GEN';
/** The BibTeX entry type of a record. */
export const bibtexTypeOf = (type: string): string => CSL_TO_BIBTEX.get(type) ?? 'misc';

/** Whether a record is part of a book or of proceedings, not of a periodical. */
export const isPartOfBook = (type: string): boolean =>
  type === 'chapter' || type === 'paper-conference';
