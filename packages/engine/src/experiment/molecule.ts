/** Gene and protein symbols, and words for molecules and for what they do. */
const MOLECULE =
  /\b(?:genes?|proteins?|receptors?|kinases?|enzymes?|expression|signal\w*|pathways?|activit(?:y|ies)|interactions?|peptides?|transcri\w+|residues?|domains?|phosphorylation|promoters?|(?:micro|m|si|nc)?rnas?|dna|transporters?|channels?|ligands?|cytokines?|antigens?|subunits?|mutations?|sequences?|function)\b|\p{Lu}{2}-?\d/iu;
/** What a sentence says of a gene or protein right after its name. */
const OF_GENES =
  /^(?:\s?[-−–+]\s?\/\s?[-−–]|[-\s](?:deficient|null|knock-?(?:out|down)s?|mutants?|mutations?|genes?|proteins?|mrna|expression|transgenic|alleles?|promoter|locus)\b)/iu;
const MAX_MENTIONS = 200;

const isGeneIn = (name: string, text: string): boolean => {
  let at = text.indexOf(name);
  for (let mention = 0; at >= 0 && mention < MAX_MENTIONS; mention += 1) {
    if (OF_GENES.test(text.slice(at + name.length, at + name.length + 24))) return true;
    at = text.indexOf(name, at + name.length);
  }
  return false;
};

/** "Velin A3" and "Kras": names of one or two words that may be genes. */
const SHORT_NAME = /^[\p{L}\d-]{3,}(?:\s[\p{L}\d-]+)?$/u;
/** What stands around the name of a gene. */
const AROUND = /\s?\([^()]{0,40}\)|^the\s+|(?<!\s)\s+family(?:\s+members)?$/giu;

/** The single names of "velin and amnion (AMN)". */
const namesIn = (factor: string): readonly string[] =>
  factor
    .split(/(?<!\s)\s+(?:and|or)\s+|,\s+/u)
    .map((name) => name.trim().replace(AROUND, ''))
    .filter((name) => SHORT_NAME.test(name));

/**
 * Whether a factor names a molecule or what molecules do, so that a mutation, a knockdown or an inhibitor can change it:
 * by its words, or because the papers speak of the gene, the protein or the mutants of that name.
 */
export const isMoleculeIn = (factor: string, papers: readonly string[]): boolean =>
  MOLECULE.test(factor) ||
  namesIn(factor).some((name) => {
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    return papers.some((text) => isGeneIn(name, text) || isGeneIn(capital, text));
  });
