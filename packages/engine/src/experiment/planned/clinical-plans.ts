import { clinical } from '../families/clinical.family.js';
import { observational } from '../families/observational.family.js';
import type { Plan } from './plan.types.js';

const PARTICIPANT = { one: 'participant', many: 'participants' };
const interviews = {
  ...observational,
  schedule: {
    setup: { weeks: 6, description: 'Ethics approval, topic guide, recruitment of the sites.' },
    pilot: { weeks: 2, description: 'Two interviews to test the topic guide.' },
    unitsPerWeek: 3,
    followUpWeeks: 0,
    main: 'Interview, transcribe and code as the interviews go on.',
    analysis: { weeks: 8, description: 'Second coder, themes, check with participants, report.' },
  },
  costs: {
    equipment: [{ item: 'Recorders, transcription and coding software', usd: 3000 }],
    accessPerUnit: { item: 'Transcription of an interview', usd: 120 },
    personnelPerWeek: {
      item: 'Interviewer, full time, second coder, one day, per week',
      usd: 2100,
    },
    consumablesPerUnit: { item: 'Compensation and travel per interview', usd: 70 },
  },
};
const survey = {
  ...observational,
  schedule: {
    ...observational.schedule,
    unitsPerWeek: 40,
    followUpWeeks: 0,
    main: 'Invite, remind twice, and record the reasons for not taking part.',
  },
  costs: {
    ...observational.costs,
    equipment: [{ item: 'Survey platform and licenses of the questionnaires', usd: 4000 }],
    accessPerUnit: { item: 'Contact and reminders per participant', usd: 15 },
    consumablesPerUnit: { item: 'Compensation per participant', usd: 20 },
  },
};

/** Studies of people. */
export const clinicalPlans = {
  trial: {
    label: 'Randomized controlled trial',
    opening: 'A randomized controlled trial with blinded outcome assessment',
    base: clinical,
    unit: PARTICIPANT,
    size: 'test',
    isAssigned: true,
    does: 'It assigns the treatment in question or its comparator at random.',
    decideFactor: 'the treatment to be tested, with its dose and schedule',
    decideOutcome:
      'one primary outcome that matters to the participants, with its instrument and time of measurement',
    safeguards: clinical.safeguards,
    controls: [
      'Comparator: {comparator}',
      'Baseline assessment of every participant',
      'Adverse events, recorded alike in all groups',
    ],
    controlled: clinical.controlled,
    equipment: [
      'Instruments for the primary outcome, calibrated at every site',
      'Electronic data capture system with an audit trail',
      'Randomization service with concealed allocation',
    ],
  },
  cohort: {
    label: 'Cohort study',
    opening: 'A prospective cohort study',
    base: observational,
    unit: PARTICIPANT,
    size: 'test',
    isAssigned: false,
    does: 'It records the possible predictors at the start and the outcome during follow-up; nothing is assigned.',
    decideFactor: 'the exposure or predictor, measured before the outcome is known',
    decideOutcome: 'the primary outcome, with its definition and the time when it is read',
    safeguards: observational.safeguards,
    controls: [
      'Comparison: participants of the same sites and period who differ in the exposure',
      'Confounders named in advance: age, sex, severity, treatment and site',
      'Negative control outcome: one that the exposure cannot plausibly affect',
    ],
    controlled: [
      'Age, sex and severity at the start, in the model',
      'Treatment and site',
      'Loss to follow-up, with its reasons',
    ],
    equipment: [
      'Protocol for the baseline and follow-up visits',
      'Instruments for exposure and outcome',
      'Electronic data capture system with an audit trail',
      'Secure statistics workstation',
    ],
  },
  'case-control': {
    label: 'Case–control study',
    opening: 'A case–control study',
    base: observational,
    unit: PARTICIPANT,
    size: 'test',
    isAssigned: false,
    does: 'It compares people with the condition and people without it from the same population; nothing is assigned.',
    decideFactor: 'the exposure, and how it is measured alike in cases and controls',
    decideOutcome: 'the definition of a case',
    safeguards: observational.safeguards,
    controls: [
      'Controls: from the population that gave rise to the cases, matched by age and sex',
      'Measurements blinded to who is a case',
      'A second control group where the first may be selected by the exposure',
    ],
    controlled: [
      'Age, sex and site, by matching',
      'Time between onset and measurement',
      'Treatment before the measurement',
    ],
    equipment: [
      'Case definition and screening form',
      'Instruments for the exposure',
      'Electronic data capture system with an audit trail',
      'Secure statistics workstation',
    ],
  },
  survey: {
    label: 'Cross-sectional survey',
    opening: 'A cross-sectional survey',
    base: survey,
    unit: PARTICIPANT,
    size: 'proportion',
    isAssigned: false,
    does: 'It draws a random sample, asks everyone the same questions and relates the answers to each other; nothing is assigned.',
    decideFactor: 'the groups or characteristics to compare',
    decideOutcome: 'the question or scale that is the primary outcome',
    safeguards:
      'The questionnaire is pretested, the sampling frame and the response rate are reported, and the analysis plan is registered before the data are seen. Associations are not interpreted as causes.',
    controls: [
      'Sampling frame: a list from which everyone can be drawn with a known chance',
      'Comparison of respondents with those who did not respond',
      'Items with a known answer, to find careless responses',
    ],
    controlled: [
      'Age, sex, education and region, in the model',
      'Mode and time of the interview',
      'Order of the questions',
    ],
    equipment: [
      'Pretested questionnaire and its translations',
      'Survey platform with an audit trail',
      'Statistics workstation',
    ],
  },
  interviews: {
    label: 'Interview study',
    opening: 'A qualitative interview study',
    base: interviews,
    unit: { one: 'interview', many: 'interviews' },
    size: 'interviews',
    isAssigned: false,
    does: 'It asks the people concerned for their reasons in semi-structured interviews. A survey can then count how common each reason is.',
    decideFactor: 'whom to interview: those who decide, those who are affected, or both',
    outcome: 'the reasons that participants give, as themes',
    decideOutcome: 'the decision or behavior that the interviews are to explain',
    safeguards:
      'Participants are chosen to differ (purposive sampling), two people code independently, and the report follows the COREQ list. The interviews give reasons, not their frequency.',
    controls: [
      'Two independent coders, with their agreement reported',
      'Search for cases that contradict each theme',
      'Check of the themes with some of the participants',
    ],
    controlled: [
      'Interviewer and topic guide',
      'Setting and language of the interview',
      'Role, sex and experience of the participants',
    ],
    equipment: ['Pretested topic guide', 'Recorder and transcription', 'Coding software'],
  },
  accuracy: {
    label: 'Diagnostic accuracy study',
    opening: 'A diagnostic accuracy study',
    base: {
      ...observational,
      attrition: 0.05,
      schedule: {
        ...observational.schedule,
        followUpWeeks: 0,
        unitsPerWeek: 20,
        main: 'Test every sample with both tests, each read without the other.',
      },
    },
    unit: { one: 'sample', many: 'samples' },
    size: 'accuracy',
    isAssigned: false,
    does: 'Each sample is tested with the method in question and with the reference test; each is read without knowledge of the other.',
    decideFactor: 'the method to be tested, in the version to be used in practice',
    outcome: 'sensitivity and specificity against the reference test',
    decideOutcome: 'the reference test and the cut-off, fixed before the samples are read',
    safeguards:
      'Samples are consecutive rather than picked, cut-offs are fixed in advance, and the report follows the STARD list.',
    controls: [
      'Reference test on every sample',
      'Samples with related agents or conditions, for cross-reactions',
      'Blank and known positive samples in every run',
    ],
    controlled: [
      'Storage and age of the samples',
      'Operator, batch of reagents and instrument',
      'Spectrum of the disease among the positives',
    ],
    equipment: [
      'The method in question, with its reagents',
      'The reference test',
      'Sample bank with linked records',
    ],
  },
  scale: {
    label: 'Validation of an instrument',
    opening: 'A validation study of the instrument',
    base: survey,
    unit: PARTICIPANT,
    size: 'scale',
    isAssigned: false,
    does: 'Everyone fills in the instrument and an established measure of the same thing; a part fills it in again after two weeks.',
    decideFactor: 'the population and language version to be validated',
    outcome:
      'the fit of the expected factor structure, with internal consistency and test–retest reliability',
    decideOutcome: 'the established measure to compare with',
    safeguards:
      'The expected factors and correlations are registered, the structure is tested in a new sample by confirmatory factor analysis, and the report follows the COSMIN list.',
    controls: [
      'An established measure of the same construct (convergent validity)',
      'A measure of something else (discriminant validity)',
      'Second completion after two weeks (test–retest)',
    ],
    controlled: [
      'Language version and mode',
      'Age, sex and education',
      'Time between the two completions',
    ],
    equipment: [
      'The instrument and its license',
      'The established measure',
      'Survey platform',
      'Software for factor analysis',
    ],
  },
} as const satisfies Readonly<Record<string, Plan>>;
