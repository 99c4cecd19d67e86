/** https://www.uniprot.org/help/accession_numbers */
const ACCESSION = /^(?:[OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z\d]{2}\d){1,2})$/;

/** Whether a word has the format of a UniProt accession, like P38398. */
export const isUniProtAccession = (word: string): boolean => ACCESSION.test(word);
