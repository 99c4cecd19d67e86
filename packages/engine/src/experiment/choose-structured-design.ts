import { namesPeople } from './names-people.js';
import type { Hypothesis, HypothesisStructure } from '@spinout/api-client';
import { chooseAnalysis, chooseFamily, type Wording } from './choose-family.js';
import { isComputed } from './computed-methods.js';
import { nameFactor } from './design-names.js';
import { GENETIC_RISK, INDUCIBLE, UNDERTAKEN } from './factor-kind.js';
import { clinical } from './families/clinical.family.js';
import { computational } from './families/computational.family.js';
import { field } from './families/field.family.js';
import { inVitro } from './families/in-vitro.family.js';
import { materials } from './families/materials.family.js';
import { areMicrobes, microbial } from './families/microbial.family.js';
import {
  animalFamilyFor,
  behavioral,
  plants,
  simulation,
  unnamedUnits,
  WEEKS_TO_SEED,
} from './families/other.families.js';
import type { Family } from './family.js';
import { isGivenIn } from './given-factor.js';
import { isMoleculeIn } from './molecule.js';
import { normalizeStructure } from './normalize-structure.js';
import { areData, isProjected, unitsOf } from './own-units.js';
import { organismOf, type Organism } from './organism.js';
import { paperKindOf } from './paper-kind.js';
import { statedWeeks } from './stated-time.js';
import { structuredDesign, type DesignChoice } from './structured-design.js';
import { mainSystemOf, studySystemOf, type StudySystem } from './study-system.js';

/** What a hypothesis says, for the choice of a family. */
export const wordingOf = ({ methodology, title, statement, claims }: Hypothesis): Wording => ({
  methods: methodology.join(' \n '),
  title,
  statement: [statement, ...(claims ?? []).map(({ text }) => text)].join(' '),
});

/** The family for the case that the factor can be set. */
const familyFor = (
  system: StudySystem | undefined,
  byWords: Family,
  organism: Organism | undefined,
  isOfMicrobes: boolean,
): Family => {
  if (system === 'computed') return byWords.id === 'quantum' ? byWords : computational;
  if (system === 'animals') return animalFamilyFor(organism);
  if (system === 'cells' && isOfMicrobes) return microbial;
  return (system !== undefined && BY_SYSTEM[system]) || byWords;
};

/** Families that the words of a sentence tell as surely as a system. */
const NAMED_BY_WORDS: ReadonlySet<string> = new Set([
  'quantum',
  'computational',
  'materials',
  'space',
]);

/** A fossil is "new material", and a culture has "composite" media: papers on these are not about materials. */
const IS_NO_MATERIAL: ReadonlySet<StudySystem> = new Set([
  'people',
  'animals',
  'plants',
  'specimens',
]);

const BY_SYSTEM: Partial<Record<StudySystem, Family>> = {
  people: clinical,
  cells: inVitro,
  plants,
  field,
};

/** "Raising the rate": a model sets the rate. */
const withoutChange = (structure: HypothesisStructure): HypothesisStructure => ({
  ...structure,
  factor: structure.factor.replace(
    /^(?:increasing|raising|reducing|decreasing|lowering|changing|altering|varying)\s+(?:either\s+|both\s+)?/iu,
    '',
  ),
});

const SMALL_RNA = /\b(?:(?:hsa-)?mir|circ|lnc|si)[\p{L}-]*\d/iu;
const TRANSFECTION = /\btransfect(?:ed|ions?)\b/giu;
const MIN_TRANSFECTIONS = 3;

/** A small RNA is given to cultures, whichever patients a paper speaks of. */
const isTransfectedIn = (factor: string, papers: readonly string[]): boolean =>
  SMALL_RNA.test(factor) &&
  papers.some((text) => (text.match(TRANSFECTION)?.length ?? 0) >= MIN_TRANSFECTIONS);

/** Words of titles of papers on materials. */
const MATERIALS_TITLE =
  /\b(?:steels?|alloys?|welds?|concrete|ceramics?|perovskites?|(?:an|cath|electr)odes?|batter(?:y|ies)|semiconductors?|thin films?|coatings?|solar cells?|electrolytes?|graphene|superalloys?|composites)\b/iu;

const isOnMaterials = ([first]: readonly string[]): boolean =>
  first !== undefined && MATERIALS_TITLE.test(first.split(/\n\s*\n/u)[0] ?? '');

/** Units that nobody has named yet, unless the person did. */
const unitsNamed = ({ population, origins }: HypothesisStructure): Family =>
  population !== undefined && origins?.population === 'user'
    ? { ...unnamedUnits, unit: unitsOf(population) }
    : unnamedUnits;

/** Properties of a model rather than things that a person does to a living being. */
const MODEL_PARAMETER =
  /\b(?:probabilit(?:y|ies)|parameters?|thresholds?|stochastic\w*|noise|coupling|topology|(?:proliferation|division|firing|infection|transmission|mutation|growth|reaction) (?:rates?|frequency)|time scales?|feedback strength)\b/iu;

/** How something goes best is worked out in a model. */
const IS_STRATEGY = /\bstrateg(?:y|ies)\b/iu;

/** A title and an abstract. */
const START_CHARACTERS = 2000;

export function chooseStructured(
  hypothesis: Hypothesis,
  stated: HypothesisStructure,
  papers: readonly string[],
): DesignChoice {
  const structure = normalizeStructure(stated);
  const { factor, outcome, population = '', conditions = '' } = structure;
  const isOfData =
    !OF_PEOPLE.test(outcome) &&
    (isComputed(`${factor}\n${outcome}`) || IS_SCORE.test(outcome) || IS_METHOD.test(factor));
  const text = `${factor} ${outcome} ${conditions} ${hypothesis.statement}`;
  const worded = chooseFamily({ ...wordingOf(hypothesis), methods: '' }, { a: factor, c: outcome });
  const named = studySystemOf({ population, statement: text, papers: [] });
  const main = mainSystemOf(papers);
  const isNamedByWords =
    named === undefined &&
    NAMED_BY_WORDS.has(worded.id) &&
    (main === undefined || !IS_NO_MATERIAL.has(main));
  const found = isNamedByWords ? undefined : studySystemOf({ population, statement: text, papers });
  const paperKind = paperKindOf(papers);
  const isModeled =
    isProjected(`${factor} ${outcome}`) ||
    (paperKind === 'model' && (MODEL_PARAMETER.test(factor) || IS_STRATEGY.test(outcome)));
  const isGenetic = GENETIC_RISK.test(factor) && found !== 'animals' && found !== 'plants';
  const ofPopulation = studySystemOf({ population, statement: '', papers: [] });
  // People in a database are people.
  const isOfOwnData = areData(population) && ofPopulation !== 'people';
  const isOwnMicrobes =
    (ofPopulation === undefined || ofPopulation === 'cells') &&
    areMicrobes(population, []) &&
    !IN_HOSTS.has(studySystemOf({ population: outcome, statement: '', papers: [] }));
  const isOwnCells = ofPopulation === undefined && ARE_CELLS.test(population);
  const isTransfected =
    found === 'people' &&
    !OF_PEOPLE.test(text) &&
    population === '' &&
    isTransfectedIn(factor, papers);
  const isOnField =
    found === 'plants' && ON_FIELD.test(`${population} ${factor} ${outcome} ${conditions}`);
  const system =
    isOfData || isModeled || isOfOwnData
      ? 'computed'
      : isOnField
        ? 'field'
        : isOwnMicrobes || isOwnCells
          ? 'cells'
          : isGenetic
            ? 'people'
            : isTransfected
              ? 'cells'
              : found;
  const organism = system === 'animals' ? organismOf(`${population} ${text}`, papers) : undefined;
  const byWords = isNamedByWords
    ? worded
    : chooseFamily(wordingOf(hypothesis), { a: factor, c: outcome });
  const isOfMaterials = system === undefined && isOnMaterials(papers);
  // The words of an animal or a plant, such as “individuals”, may read as those of people.
  const isMisread =
    system === 'people' && papers.length > 0 && !namesPeople(`${population} ${text}`, papers);
  // Units of the person that are no known living beings or things.
  const isOwnUnits =
    (found === 'plants' && OF_PARTS.test(factor) && population !== '') ||
    ((found === 'plants' || found === 'animals') && ARE_SAMPLES.test(population)) ||
    (population !== '' &&
      structure.origins?.population === 'user' &&
      !isOfOwnData &&
      !isModeled &&
      !isOwnMicrobes &&
      !isOwnCells &&
      ofPopulation === undefined);
  const isTask =
    system === 'people' && IS_TASK.test(outcome) && structure.origins?.comparator === 'user';
  // Farms and schools that are offered something are no records.
  const isOffered = system === 'records' && UNDERTAKEN.test(factor);
  const isUnknown =
    isMisread ||
    isOwnUnits ||
    isOffered ||
    (system === undefined &&
      papers.length > 0 &&
      !isOfMaterials &&
      !NAMED_BY_WORDS.has(byWords.id));
  const family = isModeled
    ? simulation
    : isUnknown
      ? unitsNamed(structure)
      : isOfMaterials
        ? materials
        : system === 'people' && (INDUCIBLE.test(factor) || isTask)
          ? behavioral
          : familyFor(
              system,
              byWords,
              organism,
              areMicrobes(
                `${population} ${text}`,
                papers.map((paper) => paper.slice(0, START_CHARACTERS)),
              ),
            );
  const design = structuredDesign(isModeled ? withoutChange(structure) : structure, {
    family,
    system: isMisread || isOwnUnits || isOffered ? undefined : system,
    organism,
    paperKind,
    isGiven: isTask || isGivenIn(nameFactor(factor) ?? factor, papers),
    isMolecule: isMoleculeIn(nameFactor(factor) ?? factor, papers),
  });
  const analysis = chooseAnalysis(design.family, `${outcome}\n${hypothesis.title}`);
  const weeks =
    statedWeeks([factor, structure.comparator, outcome, conditions].join('; ')) ??
    (design.family.label === plants.label && OF_RIPE_PLANTS.test(outcome)
      ? WEEKS_TO_SEED
      : undefined);
  const { schedule } = design.family;
  const timed =
    weeks === undefined
      ? design.family
      : { ...design.family, schedule: { ...schedule, followUpWeeks: weeks } };
  return { ...design, family: timed, analysis, refutation: '' };
}

/** What is measured when seed is ripe. */
const OF_RIPE_PLANTS =
  /\b(?:grains?|seeds?(?! germination)|kernels?|fruits?|tubers?|ears?|panicles?|pods?|yields?)\b/iu;

/** Whoever a microbe is studied in. */
const IN_HOSTS: ReadonlySet<StudySystem | undefined> = new Set(['plants', 'animals', 'people']);

/** "Caco-2 cells", but no fuel cells. */
const ARE_CELLS = /\b(?<!(?:solar|fuel|battery|grid|unit) )(?:cells|cell monolayers)\b/iu;

/** Parts of living beings that are kept apart from them. */
const ARE_SAMPLES = /\b(?:samples|callus|calli|sera|extracts|protoplasts|explants)$/iu;

/** What is made of plants: it is tested in samples, and nothing is grown for it. */
const OF_PARTS =
  /\b(?:peptides?|extracts?|hydrolysates?|flours?|starch(?:es)?|protein isolates?|(?:essential )?oils?|juices?|powders?)\b/iu;

/** What people do in one session. */
const IS_TASK =
  /\b(?:task (?:completion|performance|time)s?|completion times?|reaction times?|response times?|usability|ease of use|workload|typing speed|error rates?|recognition accuracy|satisfaction with)\b/iu;

/** Crops on land, not in pots. */
const ON_FIELD =
  /\b(?:field[- ]grown|in the field|plots?|orchards?|(?:kg|t|Mg|g)(?: \p{L}{1,2})?(?:\s?\/\s?ha| ha[-−–]1)|per hectare|(?:grain|seed|crop|tuber) yields?|seasons)\b/iu;

/** "The accuracy of spatial mapping" is the score of a computed method. */
const IS_SCORE =
  /\b(?:accuracy|precision|quality) of (?:\p{L}+ ){0,2}(?:mapping|prediction|classification|segmentation|annotation|alignment)\b/iu;

const IS_METHOD = /^(?:training on|(?:\p{L}+ )?search by|ranking by|prompting|pre-?training)\b/iu;
/** A computed method whose effect is measured in people is tested in people. */
const OF_PEOPLE =
  /\bin (?:[\p{L}-]+ ){0,3}(?:patients|physicians|clinicians|radiologists|nurses|adults|children|students|participants|users)\b/iu;
