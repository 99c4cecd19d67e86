import { observedFamilyFor } from '../families/observed.families.js';
import { field } from '../families/field.family.js';
import { observational } from '../families/observational.family.js';
import type { Plan } from './plan.types.js';

const sites = observedFamilyFor('field');
const PLAN =
  'The sampling plan is fixed before the season, negative results are reported with the effort, and associations are not interpreted as causes.';
const detection = {
  ...sites,
  attrition: 0.05,
  schedule: {
    ...sites.schedule,
    unitsPerWeek: 40,
    followUpWeeks: 0,
    main: 'Sample on fixed days at all sites; test the samples in coded batches.',
  },
  costs: {
    ...sites.costs,
    accessPerUnit: { item: 'Test of a sample', usd: 45 },
    consumablesPerUnit: { item: 'Collection, shipping and reagents per sample', usd: 30 },
  },
};

/** Studies in the field and of what occurs in populations. */
export const fieldPlans = {
  vectors: {
    label: 'Field survey of vectors and hosts',
    opening: 'A field survey of vectors and possible hosts',
    base: detection,
    unit: { one: 'sample', many: 'samples' },
    size: 'detection',
    isAssigned: false,
    does: 'Vectors and possible hosts are sampled at the same sites and times and tested for the agent or for antibodies; nothing is assigned.',
    decideFactor: 'which hosts, vectors and seasons to sample, with permits',
    outcome: 'the share of positive samples, by species, site and season',
    decideOutcome: 'the test for a current and for a past infection, and its confirmation',
    safeguards: PLAN,
    controls: [
      'Confirmation of every positive sample by a second method',
      'Blank samples and known positives in every batch',
      'Sites without known activity of the agent',
    ],
    controlled: [
      'Season, site and trapping effort',
      'Species, sex and physiological state',
      'Pool size and storage',
    ],
    equipment: [
      'Traps and sampling equipment, with permits',
      'Cold chain',
      'Molecular and serological tests',
    ],
  },
  'animal-survey': {
    label: 'Survey of animals',
    opening: 'A cross-sectional survey of animals',
    base: detection,
    unit: { one: 'animal', many: 'animals' },
    size: 'proportion',
    isAssigned: false,
    does: 'Animals are drawn at random from the herds or sites and tested alike; nothing is assigned.',
    decideFactor: 'the populations and regions to compare',
    outcome: 'the share of positive animals, by herd or site',
    decideOutcome: 'the test and the definition of a positive animal',
    safeguards: PLAN,
    controls: [
      'Confirmation of positive animals by a second method',
      'Known positives and negatives in every batch',
      'Comparison of herds or sites',
    ],
    controlled: ['Species, age and sex', 'Herd or site, as clusters', 'Season'],
    equipment: ['Sampling equipment, with permits', 'Cold chain', 'Tests'],
  },
  isolates: {
    label: 'Sampling study of isolates',
    opening: 'A sampling study with typing of the isolates',
    base: detection,
    unit: { one: 'sample', many: 'samples' },
    size: 'proportion',
    isAssigned: false,
    does: 'Samples are taken by a fixed scheme from the sources in question, cultured, and the isolates typed so that sources can be compared.',
    decideFactor: 'the sources to sample (such as patients and environment) and the period',
    outcome: 'the share of positive samples by source, and how closely the isolates are related',
    decideOutcome: 'the typing method and when two isolates count as related',
    safeguards: PLAN,
    controls: [
      'Sources where the organism is not expected',
      'Blank samples in every batch',
      'Reference strains of known type',
    ],
    controlled: [
      'Season and site',
      'Transport and culture conditions',
      'Person who reads the cultures, blinded to the source',
    ],
    equipment: ['Sampling kits', 'Culture media and incubators', 'Typing by sequence'],
  },
  field: {
    label: 'Field survey',
    opening: 'A field survey',
    base: sites,
    unit: { one: 'site', many: 'sites' },
    size: 'test',
    isAssigned: false,
    does: 'Sites are drawn at random along the gradient in question and sampled alike; nothing is assigned.',
    decideFactor: 'the gradient or groups of sites to compare',
    decideOutcome: 'one primary outcome and its sampling method',
    safeguards: sites.safeguards,
    controls: [
      'Sites that differ in the factor but are otherwise matched',
      'Repeat samples at a tenth of the sites',
      'Negative control outcome: one that the factor cannot plausibly affect',
    ],
    controlled: sites.controlled,
    equipment: sites.equipment,
  },
  'field-trial': {
    label: 'Field experiment',
    opening: 'A randomized field experiment',
    base: field,
    unit: field.unit,
    size: 'test',
    isAssigned: true,
    does: 'Plots are assigned at random to the treatment in question or to its control, in blocks.',
    decideFactor: 'the treatment and its levels',
    decideOutcome: 'one primary outcome and its sampling method',
    safeguards: field.safeguards,
    controls: [
      'Untreated plots at the same site: {comparator}',
      'Measurements before the treatment',
      'Buffer strips between plots',
    ],
    controlled: field.controlled,
    equipment: field.equipment,
  },
  registry: {
    label: 'Analysis of surveillance data',
    opening: 'An analysis of surveillance or registry data',
    base: {
      ...observational,
      attrition: 0.1,
      schedule: {
        ...observational.schedule,
        unitsPerWeek: 60,
        followUpWeeks: 0,
        main: 'Link and check the records; code a share of them twice.',
      },
      costs: {
        ...observational.costs,
        equipment: [{ item: 'Data access and secure storage', usd: 12000 }],
        accessPerUnit: { item: 'Linkage and checks per case', usd: 12 },
        consumablesPerUnit: { item: 'Copies and licenses per case', usd: 5 },
      },
    },
    unit: { one: 'case', many: 'cases' },
    size: 'proportion',
    isAssigned: false,
    does: 'Cases are counted by time, place and group and related to the size of the population; nothing is assigned.',
    decideFactor: 'the groups, places or periods to compare',
    decideOutcome:
      'the case definition, and how changes in testing and reporting are taken into account',
    safeguards:
      'Case definition and analysis are fixed before the data are seen, rates are standardized by age and sex, and a sensitivity analysis allows for changes in testing. Associations are not interpreted as causes.',
    controls: [
      'A comparable condition that the suspected cause cannot affect',
      'Regions or periods without the suspected cause',
      'Comparison with a second, independent source',
    ],
    controlled: [
      'Age and sex of the population',
      'Testing and reporting effort',
      'Season and long-term trend',
    ],
    equipment: [
      'Access to the registry, with approval',
      'Population figures',
      'Secure statistics workstation',
    ],
  },
} as const satisfies Readonly<Record<string, Plan>>;
