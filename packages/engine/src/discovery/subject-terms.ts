import type { Occurrence } from '../language/candidate-terms.js';
import { GENERIC_NOUNS, NAMING_ING, WEAK_HEADS, WIDE_NOUNS } from '../language/generic-words.js';
import { AMBIGUOUS_VERBS } from '../language/missing-verbs.js';
import { singular } from '../language/term-form.js';
import { getStem } from '../search/stem.js';
import { extractWords } from '../search/words.js';
import { wordSet } from '../text/word-lists.js';

/** What is done in a study, not what it is about. */
const PROCEDURES = wordSet(`
  administration amputation analysis anesthesia angioplasty assay autopsy biopsy blinding blotting bypass catheterization centrifugation
  chemotherapy culture dialysis diagnosis dose dosing electrophoresis enrollment examination exercise extraction fixation
  hybridization immersion immunization implantation incubation infusion ingestion injection intake interview intervention intubation
  ligation measurement monitoring operation perfusion placebo preparation prescription procedure questionnaire radiotherapy
  randomization recording rehabilitation replacement report resection review sampling screening sequencing staining stimulation study
  supplementation surgery survey test therapy transfection transfusion transplantation treatment trial vaccination
`);
const PROCEDURE_ENDING =
  /(?:assay|centesis|ectomy|graphy|gram|metry|otomy|plasty|scopy|stomy|spectroscopy)$/u;
/** Who or what was studied. */
const STUDIED = wordSet(`
  adolescent adult animal boy carrier case child cohort control dog donor girl guinea hamster infant man men mice monkey mouse newborn participant patient
  people person pig population rabbit rat sheep strain subject sufferer twin volunteer woman women
`);
/** Nouns of verbs, which name no subject without what they are done to. */
const ACTIONS = wordSet(`
  accumulation activation activity agonist antagonist attack blockade blocker breakdown change concentration consumption contraction correlation decline decrease delay
  deficiency degradation effect elevation excess exposure fall fluidity formation growth impairment improvement increase
  inhibition inhibitor lack level loss normal output production reduction regulation relaxation release response rise secretion
  signal suppression turnover use
`);

/** What is drawn and measured in; with another word, it may be part of a name. */
const SAMPLES = wordSet('dietary plasma serum urine saliva supernatant lysate vein');

/** Participles that say what happened to the noun behind them; they are no part of its name. */
const CHANGED = wordSet(`
  abolished accelerated altered attenuated augmented blocked blunted caused changed decreased delayed depressed diminished elevated enhanced
  exaggerated impaired improved increased inhibited lowered measured prevented prolonged raised reduced restored shortened slowed stimulated suppressed
  weakened
`);

const isProcedure = (word: string): boolean =>
  PROCEDURES.has(word) || (word.length > 5 && PROCEDURE_ENDING.test(word));

/** A plural before another noun is mostly a verb, "blocks PD-1". */
const isPlural = (word: string): boolean =>
  word.length > 3 && singular(word) !== word && !/^(?:arms|sports|systems)$/u.test(word);

/**
 * Whether a noun phrase may connect or be connected: no procedure, no one who was studied, no verb, and at least one word that
 * belongs to few subjects.
 * @param normalized in the form of `normalizeTerm`
 */
export function isSubjectTerm({ normalized, form }: Pick<Occurrence, 'normalized' | 'form'>) {
  const words = normalized.split(' ');
  const head = words.at(-1) ?? '';
  if (isProcedure(head) || STUDIED.has(head)) return false;
  if (words.length === 1)
    return !(
      WIDE_NOUNS.has(head) ||
      SAMPLES.has(head) ||
      CHANGED.has(head) ||
      AMBIGUOUS_VERBS.has(head) ||
      ACTIONS.has(head) ||
      WEAK_HEADS.has(head) ||
      (/ing$/u.test(head) && !NAMING_ING.has(head)) ||
      (head.length < 4 && form === form.toLowerCase())
    );
  if (
    CHANGED.has(words[0] ?? '') ||
    words.includes('antecubital') ||
    words.slice(0, -1).some(isPlural)
  )
    return false;
  return words.some(
    (word) =>
      word.length > 2 &&
      !GENERIC_NOUNS.has(word) &&
      !ACTIONS.has(word) &&
      !STUDIED.has(word) &&
      !SAMPLES.has(word) &&
      !isProcedure(word),
  );
}

const EPONYM_HEAD = /(?<=['’]s )(?:disease|phenomenon|syndrome)$/u;
const SILENT = new Set(['s', 'of', 'the', 'in']);

/**
 * What two forms of a term have in common: the stems of its words in alphabetical order, so that "aggregation of platelets"
 * is "platelet aggregation". "Raynaud's disease", "phenomenon" and "syndrome" are one.
 */
export const termKey = (term: string): string =>
  [
    ...new Set(
      extractWords(term.toLowerCase().replace(EPONYM_HEAD, ''))
        .map(({ folded }) => getStem(foldSpelling(folded)))
        .filter((word) => !SILENT.has(word)),
    ),
  ]
    .toSorted()
    .join(' ');

/** British spellings that the stemmer keeps, as search would find other words by them. */
const foldSpelling = (word: string): string =>
  word
    .replace(/^oe(?=st|so|de)/u, 'e')
    .replace(/^hae/u, 'he')
    .replace(/^ischae/u, 'ische');

/** Whether all words of one key are in the other. */
export const containsKey = (longer: string, shorter: string): boolean =>
  shorter.split(' ').every((word) => ` ${longer} `.includes(` ${word} `));
