import { isUniProtAccession } from '@spinout/domain/proteins';

/** Gene symbols: capitals, or letters followed by a digit, such as BRCA1, TP53, Cas9, p53, MYC. */
const SYMBOL = /^(?=.{2,12}$)(?:[A-Z][A-Z\d]*[A-Z\d]|[A-Za-z]{1,8}\d[A-Za-z\d]*)(?:-\d{1,3})?$/;
/** Common abbreviations that are not gene symbols. */
const NON_GENE_SYMBOLS = new Set(
  (
    'AND NOT OR TO ADHD AI ALS API AR BMI CAR CNN CNS COPD COVID CRISPR CSF CT CVD DFT DL DNA ECG EEG ELISA EU FDA FMRI GAN GPCR ' +
    'GPU GWAS HIV HPC HPV IBD ICU II III IV IVF LED LLM LLMS MD ML MRI MRNA MS NASA NGS NLP NMR NP PCR PD PET PTSD ' +
    'QKD RCT RL RNA RNN ROS SARS SEM SLE SNP TB TEM UK US USA UV UVC VI VR WHO XAI 2D 3D COVID-19 SARS-CoV-2'
  ).split(' '),
);
const MAX_SYMBOLS = 2;
const MAX_NAME_WORDS = 5;
const FILLERS =
  /\b(?:the|a|an|of|in|on|human|proteins?|genes?|enzymes?|receptor structure|structures?|role|function)\b/gi;

export interface ProteinQuery {
  readonly query: string;
  /** Searches only proteins of the configured organism. */
  readonly isLimitedToOrganism: boolean;
}

/**
 * Builds queries for proteins that a text may name, most reliable first: by accession, by gene symbol, or the full text as
 * a protein name. Values contain only letters, digits, hyphens and spaces, which prevents query injection.
 */
export function buildProteinQueries(text: string): readonly ProteinQuery[] {
  const words = text.slice(0, 300).split(/[^\p{L}\p{N}-]+/u);
  const accessions = words.filter(isUniProtAccession).slice(0, 1);
  const symbols = [...new Set(words)]
    .filter((word) => SYMBOL.test(word) && !isUniProtAccession(word) && !isCommon(word))
    .slice(0, MAX_SYMBOLS);
  const name = words.join(' ').replace(FILLERS, ' ').replace(/\s+/g, ' ').trim();
  const isName = name !== '' && name.split(' ').length <= MAX_NAME_WORDS;
  const named = isName ? [`protein_name:"${name}"`] : [];
  return [
    ...accessions.map((accession) => ({
      query: `accession:${accession}`,
      isLimitedToOrganism: false,
    })),
    ...[true, false].flatMap((isLimitedToOrganism) =>
      symbols.map((symbol) => ({ query: `gene_exact:${symbol}`, isLimitedToOrganism })),
    ),
    ...[true, false].flatMap((isLimitedToOrganism) =>
      named.map((query) => ({ query, isLimitedToOrganism })),
    ),
  ];
}

const isCommon = (word: string) => NON_GENE_SYMBOLS.has(word.toUpperCase()) || /^\d/.test(word);
