import { laboratoryKindTexts } from './laboratory-kinds.messages.js';
import type { StudyKindTexts } from './study-kind-texts.types.js';
import type { StudyKind } from './study-kind.js';

/** Steps that each kind of study really has; they name no number, test or assignment that a paper does not give. */
export const studyKindTexts: Readonly<Record<StudyKind, StudyKindTexts>> = {
  ...laboratoryKindTexts,
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
  proof: {
    name: 'work in mathematics',
    steps: [
      [
        'Claim',
        'State the claim with all of its assumptions, and which known results it would extend.',
      ],
      ['Examples', 'Work out the smallest cases, and look for one that contradicts the claim.'],
      [
        'Proof',
        'Prove it, or the strongest part of it that holds, and say where each assumption is used.',
      ],
      [
        'Check',
        'Have someone else check the proof; a proof assistant or a computation can check parts.',
      ],
    ],
    controls: ['A case in which the claim is known', 'A case without one of the assumptions'],
    size: 'A proof has no sample size.',
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
        'Say which sequences are compared, from which species or hosts, places and dates, and how they were chosen.',
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
    size: 'The number of sequences follows from what is available for each species or host, place and period.',
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
  essay: {
    name: 'an essay or an interpretation',
    steps: [
      ['Question', 'State the question, and the position that it takes up or objects to.'],
      ['Material', 'Name the works or cases that are read, and say why these.'],
      ['Objections', 'Look for passages that speak against the reading, and answer them.'],
    ],
    controls: ['Passages that would speak against the reading'],
    size: 'An essay has no sample size: decide what it reads.',
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
  fossils: {
    name: 'a study of fossils',
    steps: [
      [
        'Material',
        'List the specimens or layers, where they are kept or found, how old and how complete they are.',
      ],
      ['Observations', 'Define what is observed or measured, and how it bears on the question.'],
      ['Comparison', 'Compare with material for which the answer is known.'],
      [
        'Alternatives',
        'Say which observations would speak for each other explanation, and look for them.',
      ],
    ],
    controls: ['Material for which the answer is known'],
    size: 'The amount of material follows from what has been found and can be examined.',
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
};
