import { isMathematics } from '../paper-parts/proofs.js';
import { namesPeople } from './names-people.js';
import { paperKindOf } from './paper-kind.js';
import { kindOfPaper, type FoundKind, type StudyKind } from './study-kind.js';

/** Something was measured in the world, or should be. */
const OF_OBSERVATION =
  /\b(?:experiment(?:s|al|ally)?|measure(?:d|ment|ments)|observ(?:ed|ation|ations)|samples?|field data|trials?|patients|in vivo)\b/iu;
const OF_CELLS =
  /\b(?:cells?|genes?|proteins?|enzymes?|expression|mRNA|transcript\w*|receptors?|pathways?|signal+ing|phosphorylation|peptides?|cultures?|tissues?|grafts?|methylation)\b/iu;
const OF_MICROBES =
  /\b(?:bacteri\w+|microb\w+|strains?|isolates?|biofilms?|fung(?:us|i|al)|yeasts?|pathogens?|biosynthesis|inactivation|resistance|inhibit\w+|ferment\w+)\b/iu;
const OF_GENES =
  /\b(?:genes?|proteins?|enzymes?|expression|promoters?|mRNAs?|transcript\w*|kinases?|transporters?|transcription factors?|alleles?|methylation|siRNAs?|miRNAs?|miR-?\d\w*|phytohormones?|hormone|auxin)\b/iu;
/** Where genes come from or lie, and how they are put into plants. */
const NOT_OF_FUNCTION =
  /\b(?:evol\w+|diverg\w+|domesticat\w+|diversity|transformation|biolistic\w*|bombard\w*|QTLs?|loci|locus|maps?|mapping|markers?|breeding|hybrids?|field|editing|TALENs?|CRISPR|fung(?:us|i|al)|mycorrhiza\p{L}*|coloni[sz]ation|soils?)\b/iu;
/** What a laboratory of cells, microorganisms or materials does not answer. */
const OF_PRACTICE =
  /\b(?:patients?|cohorts?|prospective|clinical|policy|costs?|farmers?|consumers?|taxonom\w+|literature)\b/iu;

/** A title that says what was observed is one of no model. */
const OBSERVED = /\b(?:observations?|observed|measurements?|encounters?|signatures?)\b/iu;
/** New substances that are also tried on bacteria. */
const OF_SYNTHESIS = /\b(?:synthes[ei]s|complexes|compounds|ligands|derivatives)\b/iu;

/** Kinds that the words of an abstract tell, each with what the sentence has to speak of. */
const BY_WORDS: ReadonlyMap<StudyKind, (statement: string) => boolean> = new Map<
  StudyKind,
  (statement: string) => boolean
>([
  ['materials', () => true],
  ['cells', (statement) => OF_CELLS.test(statement)],
  ['microbes', (statement) => OF_MICROBES.test(statement)],
]);

/**
 * The kind of study that the whole text of a paper tells, where neither the sentence nor the title names one: a proof, a model, a
 * method, genes of plants, or work on materials, cells or microorganisms. Undefined where the sentence asks for something else.
 */
export function findTextKind(
  statement: string,
  { title, text }: { readonly title: string; readonly text: string },
): FoundKind | undefined {
  const kind = kindOfText(statement, title, text);
  return kind && { kind, from: 'paper' };
}

function kindOfText(statement: string, title: string, text: string): StudyKind | undefined {
  if (isMathematics(text)) return 'proof';
  const computed = paperKindOf([`${title}\n\n${text}`]);
  if (computed === 'model' || computed === 'method')
    return OF_OBSERVATION.test(statement) || OBSERVED.test(title) || namesPeople(statement, [])
      ? undefined
      : computed;
  if (namesPeople(statement, []) || OF_PRACTICE.test(statement)) return undefined;
  const kind = kindOfPaper(title, text);
  if (kind === 'method') return OBSERVED.test(title) ? undefined : kind;
  if (kind === 'plants')
    return OF_GENES.test(statement) && !NOT_OF_FUNCTION.test(statement) ? 'plant genes' : undefined;
  if (kind === 'microbes' && OF_SYNTHESIS.test(title)) return undefined;
  return kind !== undefined && BY_WORDS.get(kind)?.(statement) === true ? kind : undefined;
}
