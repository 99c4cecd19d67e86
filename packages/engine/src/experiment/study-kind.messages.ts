import type { StudyKind } from './study-kind.js';

/** What an outline says of a kind of study. */
export interface StudyKindTexts {
  /** Within a sentence, with its article. */
  readonly name: string;
  readonly steps: readonly (readonly [phase: string, description: string])[];
  readonly controls: readonly string[];
  /** What the size of the study follows from. */
  readonly size: string;
}

/** Steps that each kind of study really has; they name no number, test or assignment that a paper does not give. */
export const studyKindTexts: Readonly<Record<StudyKind, StudyKindTexts>> = {
  review: {
    name: 'a systematic review',
    steps: [
      ['Protocol', 'State the question, what is included and excluded, and register the protocol.'],
      [
        'Search',
        'Search several databases with terms that are reported in full; two people select.',
      ],
      ['Appraisal', 'Extract the results in pairs and judge the risk of bias of each study.'],
      ['Synthesis', 'Pool results only where studies are alike; report how much they differ.'],
    ],
    controls: ['Selection and extraction by two people who do not see each other’s work'],
    size: 'The number of studies follows from the search.',
  },
  model: {
    name: 'a modeling study',
    steps: [
      [
        'Scenarios',
        'State the scenarios to compare, one of them as the reference, and what the model puts out.',
      ],
      ['Parameters', 'List each parameter with its value, its range and where it comes from.'],
      ['Validation', 'Compare the output with data that the model was not fitted to.'],
      [
        'Sensitivity',
        'Vary the parameters within their ranges and report which of them change the conclusion.',
      ],
    ],
    controls: ['A reference scenario that differs only in what is compared'],
    size: 'A model has no sample size: it takes as many runs as the result needs to stop changing.',
  },
  method: {
    name: 'a study of a computed method',
    steps: [
      ['Task', 'State the task, the data and the measure of success before any run.'],
      ['Baselines', 'Choose existing methods to compare with, tuned with the same effort.'],
      ['Test', 'Evaluate on data that no choice was made with, over several random seeds.'],
      ['Ablation', 'Leave out one part at a time to see what each part adds.'],
    ],
    controls: ['A baseline method on the same data', 'Test data that no choice was made with'],
    size: 'The number of data sets and runs follows from how much the measure varies between them.',
  },
  agreement: {
    name: 'a comparison of tests or methods',
    steps: [
      [
        'Reference',
        'Name the test to be judged, the reference that it is compared with, and the threshold.',
      ],
      [
        'Samples',
        'Take pairs: each sample is measured with both, by people who do not see the other result.',
      ],
      ['Range', 'Include samples over the whole range, also negative and difficult ones.'],
      [
        'Analysis',
        'Report agreement (limits of agreement or kappa) or sensitivity and specificity, with intervals.',
      ],
    ],
    controls: [
      'Known positive and known negative samples',
      'Repeated measurements of some samples',
    ],
    size: 'The number of pairs follows from how precise the agreement, or the sensitivity and specificity, is to be.',
  },
  sequences: {
    name: 'an analysis of sequences',
    steps: [
      [
        'Sequences',
        'Say which sequences are compared, from which hosts, places and dates, and how they were chosen.',
      ],
      ['Alignment', 'Align them, check their quality, and test for recombination.'],
      [
        'Tree',
        'Infer the tree or the network with a model of substitution that is chosen by a stated criterion, with support values.',
      ],
      [
        'Robustness',
        'Repeat with other samples of sequences and other models; report where the conclusion changes.',
      ],
    ],
    controls: [
      'Outgroup sequences',
      'Other samples of the same sequences, against uneven sampling',
    ],
    size: 'The number of sequences follows from what is available for each host, place and period.',
  },
  interviews: {
    name: 'a study with interviews or a survey of views',
    steps: [
      ['Question', 'State whose views are asked for, and why theirs.'],
      [
        'Participants',
        'Choose people who differ in what matters to the question; obtain ethics approval and consent.',
      ],
      ['Guide', 'Write the interview guide or questionnaire and try it with a few people.'],
      ['Analysis', 'Code the answers by two people, and report who disagrees.'],
    ],
    controls: ['Coding by two people who do not see each other’s work'],
    size: 'Interviews go on until they bring nothing new; a survey needs as many answers as its estimates are to be precise.',
  },
  texts: {
    name: 'a study of texts over time',
    steps: [
      ['Sources', 'Say which texts are searched, for which period, and what they leave out.'],
      ['Coding', 'Define each theme by its words, and check a sample by hand with two readers.'],
      ['Series', 'Count the themes by date, beside the series that they are compared with.'],
      [
        'Comparison',
        'Compare with periods and themes that should show nothing; report what came first.',
      ],
    ],
    controls: ['Themes and periods for which no relation is expected'],
    size: 'The number of texts follows from the sources and the period.',
  },
  trial: {
    name: 'a clinical trial',
    steps: [
      [
        'Question',
        'State population, intervention, comparator, primary outcome and when it is measured.',
      ],
      ['Protocol', 'Obtain ethics approval, register the protocol, name who may not take part.'],
      [
        'Groups',
        'Assign to groups at random where that is acceptable, and hide the assignment from those who assess.',
      ],
      ['Follow-up', 'Measure the outcome at the times of the protocol, and record harms.'],
    ],
    controls: ['The comparator that patients would get otherwise, or a placebo'],
    size: 'The number of participants is to be computed when the comparison and the measure are set.',
  },
  people: {
    name: 'a study of people',
    steps: [
      [
        'Population',
        'Say who takes part, from where, and who does not; obtain ethics approval and consent.',
      ],
      ['Comparison', 'Say which groups or which levels are compared, and how they come about.'],
      ['Measurement', 'Measure in the same way in all, by someone who does not know the group.'],
      [
        'Analysis',
        'Name in advance what else could explain a difference, and how it is taken into account.',
      ],
    ],
    controls: [
      'A group of the same population without what is studied, or with another level of it',
    ],
    size: 'The number of participants is to be computed when the comparison and the measure are set.',
  },
  records: {
    name: 'a study of records or surveillance data',
    steps: [
      [
        'Sources',
        'Name the records, the period and the places, and what is likely to be missing in them.',
      ],
      [
        'Definitions',
        'Define cases, exposure and outcome the same way for all places and periods.',
      ],
      [
        'Comparison',
        'Compare places or periods that differ in what is studied, and state the delay that is expected.',
      ],
      ['Checks', 'Account for trends, seasons and changes in testing or reporting.'],
    ],
    controls: ['Places or periods without what is studied', 'An outcome that it cannot change'],
    size: 'The size follows from the records that exist; say how precise the estimates will be.',
  },
  vectors: {
    name: 'a study of insects or ticks that carry disease',
    steps: [
      [
        'Insects',
        'Say which species and populations are used, and how they were caught or reared.',
      ],
      ['Exposure', 'Say what they are exposed to, how much of it, and for how long.'],
      ['Measurement', 'Count how many insects of each group show the result, at stated days.'],
      [
        'Repeats',
        'Repeat with other batches; the batch or the cage is a unit, not each insect alone.',
      ],
    ],
    controls: [
      'Insects of the same batch without the exposure',
      'A strain or population whose result is known',
    ],
    size: 'The number of insects and batches is to be computed when the comparison and the measure are set.',
  },
  animals: {
    name: 'a study of animals',
    steps: [
      ['Animals', 'Say which species, strain, sex and age; obtain approval for work with animals.'],
      [
        'Comparison',
        'Say which groups are compared; assign at random where something is given, or say how the groups came about.',
      ],
      ['Measurement', 'Measure without knowledge of the group, at times that suit the question.'],
      ['Unit', 'Count animals, litters or cages as the unit, whichever is treated as one.'],
    ],
    controls: ['Animals of the same kind without what is studied'],
    size: 'The number of animals is to be computed when the comparison and the measure are set.',
  },
  cells: {
    name: 'a laboratory study of cells or tissue',
    steps: [
      ['Material', 'Name the cells or tissue, and check that they have what is studied.'],
      [
        'Change',
        'Change it by two independent means where possible, and show that the change took place.',
      ],
      ['Measurement', 'Measure at stated times, blinded to the condition where a person judges.'],
      ['Repeats', 'Repeat with independent cultures or donors; wells of one plate are no repeats.'],
    ],
    controls: [
      'The same material with an inactive form of the change',
      'A known change that shows the readout works',
    ],
    size: 'The number of independent cultures or donors is to be computed when the comparison and the measure are set.',
  },
  microbes: {
    name: 'a laboratory study of microorganisms',
    steps: [
      ['Strains', 'Name the strains, also one whose result is known, and how they are grown.'],
      ['Levels', 'Choose levels that include none, and check that they do not simply stop growth.'],
      ['Measurement', 'Measure by a stated protocol, and growth beside it.'],
      ['Repeats', 'Repeat with cultures grown on different days.'],
    ],
    controls: [
      'The same strain without what is studied',
      'A strain or mutant whose result is known',
    ],
    size: 'The number of independent cultures is to be computed when the comparison and the measure are set.',
  },
  plants: {
    name: 'a study of plants',
    steps: [
      [
        'Plants',
        'Say which species or cultivars, which part and stage, and how they are grown or chosen.',
      ],
      [
        'Comparison',
        'Say what differs between the groups, and set or measure it for each pot or plot.',
      ],
      [
        'Layout',
        'Arrange pots or plots in blocks, so that light and soil differ alike in all groups.',
      ],
      ['Measurement', 'Measure at stated stages, over more than one season where it is the field.'],
    ],
    controls: ['Plants of the same kind without what is studied, in each block'],
    size: 'The number of pots or plots is to be computed when the comparison and the measure are set.',
  },
  extracts: {
    name: 'a laboratory study of an extract or its compounds',
    steps: [
      [
        'Compounds',
        'Identify and quantify the compounds, and isolate or buy those that are tested.',
      ],
      ['Series', 'Test a series of concentrations of the extract and of single compounds.'],
      ['Measurement', 'Use a standard assay for the activity, and one for harm to normal cells.'],
      ['Repeats', 'Repeat with separate batches of the extract.'],
    ],
    controls: ['The solvent alone', 'A standard substance whose activity is known'],
    size: 'The number of batches and repeats is to be computed when the comparison and the measure are set.',
  },
  field: {
    name: 'a field study',
    steps: [
      ['Sites', 'Say how sites and dates are chosen, and what else differs between them.'],
      ['Comparison', 'Say which sites, seasons or treatments are compared.'],
      ['Sampling', 'Sample with the same effort everywhere; test how much is missed.'],
      ['Analysis', 'Treat samples of one site as belonging together.'],
    ],
    controls: ['Sites or periods without what is studied'],
    size: 'The number of sites and visits is to be computed when the comparison and the measure are set.',
  },
  materials: {
    name: 'a study of materials',
    steps: [
      ['Specimens', 'Say composition, preparation and history of the specimens.'],
      ['Levels', 'Vary one thing at a time over a stated range, and check what was reached.'],
      [
        'Measurement',
        'Measure by a standard method with a calibrated instrument, in random order.',
      ],
      ['Repeats', 'Repeat over several batches, each with every level.'],
    ],
    controls: [
      'Specimens of the same batch at the usual level',
      'A reference specimen with a known value',
    ],
    size: 'The number of specimens and batches is to be computed when the comparison and the measure are set.',
  },
};
