import type { StudyKindTexts } from './study-kind-texts.types.js';

/** Steps of studies of living beings, plants, extracts and materials; see `studyKindTexts`. */
export const laboratoryKindTexts = {
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
    controls: ['Animals of the same kind without what is studied, or with another level of it'],
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
  'plant genes': {
    name: 'a study of genes in plants',
    steps: [
      [
        'Lines',
        'Use plants with less, more or none of what is studied, in at least two independent lines of one background.',
      ],
      [
        'Change',
        'Show that the lines differ in it, by expression, protein or activity, and in nothing else that is known.',
      ],
      ['Conditions', 'Grow all lines side by side, and say what they are exposed to and when.'],
      ['Measurement', 'Measure at stated stages; the plant or the pot is the unit, not each leaf.'],
    ],
    controls: [
      'The wild type, or a line with an empty construct, grown side by side',
      'A line in which the function is restored',
    ],
    size: 'The number of lines and of plants of each line is to be computed when the comparison and the measure are set.',
  },
  microbes: {
    name: 'a laboratory study of microorganisms',
    steps: [
      ['Strains', 'Name the strains, also one whose result is known, and how they are grown.'],
      [
        'Comparison',
        'Say what differs between the cultures, such as strain, partner, medium or level, and keep the rest alike.',
      ],
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
    controls: [
      'Plants of the same kind without what is studied, or with another level of it, in each block',
    ],
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
} satisfies Readonly<Record<string, StudyKindTexts>>;
