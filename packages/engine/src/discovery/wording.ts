import type { TermGraph } from './co-occurrence.js';
import type { Term } from './vocabulary.js';

const pluralOf = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

const UNCOUNTED =
  /(?:tion|sion|sis|ing|ment|ance|ence|ity|ness|ism|ics|logy|graphy|scopy|metry|therapy|lysis|learning|rna|dna|energy|noise|memory|software|evidence|heat|water|light|ice|carbon|oxide|hydrogen|oxygen|lithium|silicon|sleep|screening|growth|speech|vision|editing|code|power|matter|data|biomass|storage|transfer|warming|uptake|escape|repair|safety|expression|radiation|gas|health|care|food|tissue|chemistry|physics|production|cancer|malaria|tuberculosis|disease|dioxide|methane|graphene|cellulose|wind|chromatin|dopamine|serotonin|insulin|glucose|amyloid|collagen|steel|glass|nitrogen|phosphorus|plasma|regolith|dust|rainfall|weather|climate|ocean|attention|language|feedback|replay|drift|bias|loss|cost|skill|docking|regression|mining|folding|sampling|stroma)$/iu;

const COUNTED =
  /(?:network|nanoparticle|cell|particle|model|protein|receptor|gene|antibody|algorithm|circuit|qubit|polymer|neuron|spindle|ripple|oscillation|rhythm|virus|vector|molecule|compound|inhibitor|vaccine|antibiotic|variant|mutation|catalyst|electrode|electrolyte|membrane|satellite|aerosol|emulator|transformer|autoencoder|target|ligand|pocket|event|extreme|break|hepatocyte|lymphocyte|oncogene|allele|metastasis|organoid|fragment|checkpoint|editor|planet|star|galaxy|asteroid|rover|rocket|sensor|detector|battery|turbine|panel|module|embedding|fingerprint|benchmark|processor|gate|code|state|peptide|enzyme|ribosome|genome|transcript|plasmid|agent|robot|cliff|glacier|forest|reef|species|ecosystem|hamiltonian|map|explanation|attribution|graph|hurricane|cyclone|heatwave|storm|synapse|grid|crystal|perovskite|alloy|film|framework|lattice|defect|dendrite|lens|wave|pulsar|orbit|lander|telescope|potential|array|satellite|structure|group|feature|detector|sample|mode|record|stromata|score|function|estimate|value|connection|error|rate|sheet|classifier|layer)$/iu;

/** Of these there is one in a context. */
const SINGLE =
  /(?:cycle|amazon forest|microenvironment|cortex|hippocampus|stratosphere|immune response|balance|syndrome|universe|atmosphere|human genome|(?:crystal|electronic|protein) structure|microwave background)$/iu;

const upperFirst = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const isAcronymLike = (word: string) => /\p{Lu}.*\p{Lu}|\p{L}\d|\p{Script=Greek}/u.test(word);

const isPlural = (text: string) => /[^su]s$/i.test(text) && !/(?:sis|ics|ous)$/i.test(text);

/**
 * Words a term for the middle of a sentence, as the sources write it. What can be counted stands in the plural, so that
 * it needs no article; what the sources write with "the" keeps it.
 */
export function wordTerm(term: Term, graph: Pick<TermGraph, 'formsOf'>): string {
  const forms = graph.formsOf(term).filter(({ text }) => !text.includes('\n'));
  const plural = SINGLE.test(term.spelling) ? undefined : forms.find(({ text }) => isPlural(text));
  if (plural) return plural.text;
  const [best] = forms;
  const written = best?.text ?? term.spelling;
  if (isAcronymLike(written.split(' ').at(-1) ?? '')) return written;
  if (SINGLE.test(written)) return `the ${written}`;
  if (COUNTED.test(written)) return pluralOf(written);
  if (UNCOUNTED.test(written)) return written;
  if (best && best.indefinite > best.definite) return pluralOf(written);
  return term.listed && best && best.definite * 2 > best.count ? `the ${written}` : written;
}

/** The same for a sentence's beginning. */
export const atStart = (wording: string): string =>
  /^\p{Ll}\p{Lu}/u.test(wording) ? wording : upperFirst(wording);
