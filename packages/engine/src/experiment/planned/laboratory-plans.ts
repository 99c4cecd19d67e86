import { inVitro } from '../families/in-vitro.family.js';
import { animalFamilyFor, plants } from '../families/other.families.js';
import { materials } from '../families/materials.family.js';
import type { Plan } from './plan.types.js';

const MICE = { one: 'mouse', many: 'mice', isVertebrate: true };
const MOSQUITOES = { one: 'mosquito', many: 'mosquitoes', isVertebrate: false };
const vertebrates = animalFamilyFor(MICE);
const insectFamily = animalFamilyFor(MOSQUITOES);
const BLIND =
  'Groups are assigned at random within each batch, outcomes are read blinded to the group, and the experiment is repeated in independent batches.';

/** Experiments in the laboratory. */
export const laboratoryPlans = {
  animals: {
    label: 'Animal experiment',
    opening: 'A randomized, blinded animal experiment',
    base: vertebrates,
    unit: { one: 'animal', many: 'animals' },
    size: 'test',
    isAssigned: true,
    does: 'Animals are assigned at random to the change in question or to its control.',
    decideFactor: 'what is changed (a dose, a gene, an infection) and by which means',
    decideOutcome: 'one primary outcome and the day on which it is read',
    safeguards: vertebrates.safeguards,
    controls: [
      'Control group: {comparator}',
      'Positive control: a treatment known to change the outcome',
      'Baseline measurement of every animal where it is possible',
    ],
    controlled: vertebrates.controlled,
    equipment: vertebrates.equipment,
  },
  insects: {
    label: 'Experiment with insects or ticks',
    opening: 'A randomized laboratory experiment',
    base: insectFamily,
    unit: MOSQUITOES,
    size: 'test',
    isAssigned: true,
    does: 'Batches are assigned at random to the exposure or change in question or to its control.',
    decideFactor:
      'the exposure or change (such as a dose, a titer or a silenced gene), with the species and colony',
    decideOutcome:
      'one primary outcome (such as infection, transmission or mortality) and the day on which it is read',
    safeguards: BLIND,
    controls: [
      'Unexposed batch of the same colony, age and sex: {comparator}',
      'Positive control: a strain or dose known to give the outcome',
      'A laboratory colony beside the field population, so that the result can be compared',
    ],
    controlled: insectFamily.controlled,
    equipment: insectFamily.equipment,
  },
  cells: {
    label: 'In vitro experiment',
    opening: 'A randomized in vitro experiment',
    base: inVitro,
    unit: { one: 'independent culture', many: 'independent cultures' },
    size: 'test',
    isAssigned: true,
    does: 'Cultures get the change in question or its control; every culture counts once, whatever the number of its wells.',
    decideFactor:
      'what is changed (knockdown, overexpression, mutant or inhibitor) and in which cells',
    decideOutcome: 'one primary readout and its time',
    safeguards: inVitro.safeguards,
    controls: [
      'Negative control: {comparator}',
      'Rescue: the change is reversed, which should undo the effect',
      'A second, independent means of the same change, against off-target effects',
      'Check that the change took place (protein or RNA level)',
    ],
    controlled: inVitro.controlled,
    equipment: inVitro.equipment,
  },
  molecules: {
    label: 'Biochemical experiment',
    opening: 'A biochemical experiment with purified molecules and mutants',
    base: inVitro,
    unit: { one: 'independent preparation', many: 'independent preparations' },
    size: 'test',
    isAssigned: true,
    does: 'The original molecule is compared with variants in which the part in question is changed.',
    decideFactor: 'the variants (point mutants, truncations or blocking molecules)',
    decideOutcome: 'one primary readout, such as affinity or activity, and its method',
    safeguards:
      'Preparations are coded and measured in random order, each in technical triplicate that counts once, and every curve is shown.',
    controls: [
      'Unchanged molecule from the same preparation: {comparator}',
      'A variant changed elsewhere, which should behave as the original',
      'Check that variants are folded',
    ],
    controlled: [
      'Purity and concentration',
      'Buffer, temperature and batch',
      'Instrument settings',
    ],
    equipment: [
      'Expression and purification of the molecules',
      'Instrument for binding or activity',
      'Plate reader or biosensor',
    ],
  },
  microbes: {
    label: 'Experiment with microbial cultures',
    opening: 'A randomized experiment with microbial cultures',
    base: { ...inVitro, schedule: { ...inVitro.schedule, unitsPerWeek: 24 } },
    unit: { one: 'independent culture', many: 'independent cultures' },
    size: 'test',
    isAssigned: true,
    does: 'Strains or conditions are compared in independent cultures, started from separate colonies.',
    decideFactor:
      'the strains (wild type, mutants, complemented mutants) or the conditions to compare',
    decideOutcome: 'one primary readout and its time',
    safeguards:
      'Positions and order are random, readouts are coded, and the experiment is repeated on different days.',
    controls: [
      'Wild type or untreated culture: {comparator}',
      'Complemented mutant, which should behave as the wild type',
      'Medium without cells',
    ],
    controlled: [
      'Medium, temperature and aeration',
      'Growth phase and cell density at the start',
      'Batch and day',
    ],
    equipment: [
      'Strain collection and media',
      'Incubators',
      'Plate reader or microscope',
      'Instrument for the primary readout',
    ],
  },
  compounds: {
    label: 'Comparison of compounds',
    opening: 'A dose–response comparison of compounds in vitro',
    base: { ...inVitro, schedule: { ...inVitro.schedule, unitsPerWeek: 24 } },
    unit: { one: 'independent run', many: 'independent runs' },
    size: 'test',
    isAssigned: true,
    does: 'The starting compound and its variants are tested over the same range of concentrations, in random order and in independent runs.',
    decideFactor: 'the compounds to compare and their range of concentrations',
    decideOutcome: 'one primary readout, such as an IC50 or a yield',
    safeguards:
      'Plates are randomized, compounds are coded, curves are fitted by a rule that is fixed in advance, and purity is shown for every compound.',
    controls: [
      'Solvent alone: {comparator}',
      'A reference compound with a known effect, in every run',
      'A counter-screen for interference with the readout',
      'Toxicity to host cells at the same concentrations',
    ],
    controlled: [
      'Purity and storage of the compounds',
      'Solvent share and incubation time',
      'Plate, position and day',
    ],
    equipment: [
      'Synthesis or supply of the compounds',
      'Analytical instrument for purity',
      'Plate reader',
    ],
  },
  bench: {
    label: 'Assay development',
    opening: 'A factorial bench experiment on the assay',
    base: { ...inVitro, schedule: { ...inVitro.schedule, unitsPerWeek: 30 } },
    unit: { one: 'assay run', many: 'assay runs' },
    size: 'test',
    isAssigned: true,
    does: 'Designs or conditions of the assay are varied on templates of known content and concentration, in random order.',
    decideFactor:
      'the conditions to vary (such as design, mismatches, temperature or time) and their levels',
    decideOutcome: 'one primary outcome, such as the limit of detection or the time to a result',
    safeguards:
      'Templates are coded, runs are in random order on several days, and the limit of detection is estimated by probit regression.',
    controls: [
      'The present version of the assay, in every run: {comparator}',
      'No-template controls',
      'Templates of related targets, for cross-reactions',
    ],
    controlled: [
      'Template concentration and matrix',
      'Reagent batch and instrument',
      'Operator and day',
    ],
    equipment: [
      'Quantified reference templates',
      'Instrument for the assay',
      'Reagents of the variants',
    ],
  },
  plants: {
    label: 'Plant experiment',
    opening: 'A randomized plant experiment',
    base: plants,
    unit: { one: 'plant', many: 'plants' },
    size: 'test',
    isAssigned: true,
    does: 'Plants are assigned at random to the treatment in question or to its control, in blocks.',
    decideFactor: 'the treatment or genotype, with its levels',
    decideOutcome: 'one primary outcome and the growth stage at which it is read',
    safeguards: plants.safeguards,
    controls: [
      'Control plants: {comparator}',
      'Positive control: a treatment known to change the outcome',
      'Both factors apart and together, where two are in question',
    ],
    controlled: plants.controlled,
    equipment: plants.equipment,
  },
  materials: {
    label: 'Materials experiment',
    opening: 'A randomized processing experiment',
    base: materials,
    unit: { one: 'specimen', many: 'specimens' },
    size: 'test',
    isAssigned: true,
    does: 'Specimens of one batch are processed at chosen levels of the variable in question, in random order, and then characterized.',
    decideFactor: 'the processing variable or composition, with its levels',
    decideOutcome: 'one primary property and its test method',
    safeguards: materials.safeguards,
    controls: [
      'Reference processing from the same batch: {comparator}',
      'Repeat specimens at every level, from separate runs',
      'A certified reference for each instrument',
    ],
    controlled: materials.controlled,
    equipment: materials.equipment,
  },
} as const satisfies Readonly<Record<string, Plan>>;
