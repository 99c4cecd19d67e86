import {
  FAMILY_ROOTS,
  NO_ENZYMES,
  PROTEIN_NAMES,
  SYMBOLS_IN_ANY_CASE,
  SYMBOLS_IN_CAPITALS,
} from './protein.lexicon.js';
import { isUniProtAccession } from './uni-prot-accession.js';

const MAX_TOPIC = 2000;
const MAX_ROOT = 8;
const PROTEIN_WORD = /proteins?$/;
const GLOBIN = /globins?$/;
const ENZYME = /^[a-z]{2,}ases?$/;
/** Suffix of a member of a gene family: the 4 of CDK4, the -17A of IL-17A, the -B27 of HLA-B27. */
const MEMBER = /^-?(?:[A-Z]\d{1,3}|\d{1,3}(?:[A-Z]{1,2}\d{0,2})?)$/;

/**
 * Whether a topic mentions a protein: the word itself, a UniProt accession, the symbol of a well-known gene or of a
 * member of a gene family, the name of a protein, or a word that ends like the name of an enzyme. Abbreviations such
 * as DNA, CRISPR, PCR or CMIP6 do not count. Rarely studied proteins may be missed.
 */
export const topicHasProtein = (topic: string): boolean =>
  topic
    .slice(0, MAX_TOPIC)
    .split(/[^\p{L}\p{N}-]+/u)
    // "CRISPR-Cas9", "EGFR-mutant"
    .flatMap((word) => [word, ...word.split('-')])
    .some(isProtein);

const isProtein = (word: string): boolean => {
  if (isUniProtAccession(word) || SYMBOLS_IN_CAPITALS.has(word)) return true;
  const lower = word.toLowerCase();
  if (PROTEIN_WORD.test(lower) || GLOBIN.test(lower)) return true;
  if (SYMBOLS_IN_ANY_CASE.has(lower) || isFamilyMember(word.toUpperCase())) return true;
  const singular = lower.replace(/ies$/, 'y').replace(/s$/, '');
  if (PROTEIN_NAMES.has(lower) || PROTEIN_NAMES.has(singular)) return true;
  return ENZYME.test(lower) && !NO_ENZYMES.test(lower);
};

const isFamilyMember = (word: string): boolean => {
  for (let length = 2; length <= Math.min(MAX_ROOT, word.length - 1); length += 1) {
    if (FAMILY_ROOTS.has(word.slice(0, length)) && MEMBER.test(word.slice(length))) return true;
  }
  return false;
};
