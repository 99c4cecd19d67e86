const INHERITED =
  /\b(?:genotypes?|mutants?|mutations?|knock-?outs?|deletions?|(?:null|mutant) alleles?|haploinsufficiency|transgen(?:es?|ic)|breeds?|hybrids?|inbred lines?|strains?)\b|[-−–]\s?\/\s?[-−–]/iu;

/** Whether animals are born with a factor, so that nobody can assign it to them. */
export const isInherited = (factor: string): boolean => INHERITED.test(factor);
