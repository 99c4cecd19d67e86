/** Texts of a study that compares two ways to measure the same. `{a}` is one of them, `{c}` what is measured. */
export const methodMessages = {
  label: 'Method comparison',
  design:
    'A method comparison measures {c} with {a} and with {comparator} in the same {units}, so that every one is its own control.',
  safeguards:
    'The order of both methods is random, and no one who uses one knows the result of the other. Agreement is shown as the mean difference with its limits (Bland and Altman); results that are yes or no are shown as a table of both methods.',
  ethics: 'An ethics committee approves the study before anyone is enrolled.',
  independent: '{a} or {comparator}, both for each of the {units}',
  dependent: '{c}, by each of both methods',
  controls: [
    'Reference: a standard method or a known value, where there is one',
    'Repeat measurement with each method for a share of the {units}, for its repeatability',
  ],
  controlled: [
    'Time between both measurements',
    'Training of those who measure',
    'Range of values, low and high ones included',
  ],
  equipment: [
    '{a} and {comparator}, both calibrated or checked',
    'Reference method, where there is one',
    'Statistics workstation',
  ],
  instruments: 'Instruments or licenses for both methods',
  both: 'Measurements with both methods per {unit}',
  materials: 'Materials per {unit}',
  setup: 'Protocol for both methods, training, analysis plan.',
  setupWithPeople: 'Ethics approval, protocol for both methods, training, analysis plan.',
  pilot: 'Try both methods; check how well each repeats its result.',
  main: 'Measure with both methods in random order.',
  analysis: 'Limits of agreement, planned comparison, report.',
} as const;
