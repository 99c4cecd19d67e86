import type { Family } from '../family.js';
import { structuredMessages } from '../structured-design.messages.js';
import { parsePhrases } from '../../text/word-list.js';

const SAMPLES =
  /\b(?:blood|serum|plasma|saliva|urine|stool|fa?ecal|biops(?:y|ies)|swabs?|biomarkers?|cortisol|glucose|cholesterol)\b/iu;

export const clinical: Family = {
  id: 'clinical',
  label: 'Randomized controlled trial',
  words: parsePhrases(`
    clinical; patient; randomi[sz]ed; placebo; trial; participant; volunteer; therap;
    double[- ]blind; treatment arm; human subject; healthy adult; fmri; eeg\\b;
    electroencephalograph; polysomnograph; intervention; user study; magnetic resonance imaging;
    electrocorticograph; symptom; dementia; diagnos
  `),
  unit: { one: 'participant', many: 'participants' },
  analyses: {
    value: { test: 'two-sample-t', d: 0.5 },
    proportion: { test: 'proportions', treated: 0.65, control: 0.5 },
    time: { test: 'log-rank', hazardRatio: 0.7, eventShare: 0.5 },
  },
  attrition: 0.15,
  design:
    'A randomized, double-blind, placebo-controlled trial compares {a} with a placebo or sham in two parallel groups of participants.',
  safeguards:
    'Allocation is concealed and stratified by site, the analysis is by intention to treat, and the trial is registered and approved by an ethics committee before anyone is enrolled.',
  independent: '{a} (active, placebo or sham)',
  dependent: '{c}, change from baseline to the end of follow-up',
  controls: [
    'Placebo or sham control: identical in appearance and schedule, without {a}',
    'Positive control: standard care where withholding it would be unethical',
    'Baseline assessment of every participant',
  ],
  controlled: [
    'Age range and sex ratio, by stratified allocation',
    'Concomitant treatment and time of day of the measurements',
    'Rater training and site procedures',
  ],
  equipment: [
    'Instruments for the primary outcome, calibrated at every site',
    { item: 'Sample collection kits and −80 °C storage', when: SAMPLES },
    'Electronic data capture system with an audit trail',
    structuredMessages.unblinding,
    'Packaging for active product and placebo',
  ],
  schedule: {
    setup: { weeks: 12, description: 'Protocol, registration, ethics approval, site training.' },
    pilot: { weeks: 4, description: 'First participants; check recruitment and data quality.' },
    unitsPerWeek: 6,
    followUpWeeks: 12,
    main: 'Enroll, treat and follow all participants; a monitor checks the data.',
    analysis: { weeks: 8, description: 'Lock the data, planned analysis, report.' },
  },
  costs: {
    equipment: [
      { item: 'Outcome instruments for the sites', usd: 60000 },
      { item: 'Data capture and randomization service', usd: 24000 },
    ],
    accessPerUnit: { item: 'Visits and measurements per participant', usd: 900 },
    personnelPerWeek: {
      item: 'Coordinator and nurse, full time, statistician one day, per week',
      usd: 4600,
    },
    consumablesPerUnit: { item: 'Kits, product and travel per participant', usd: 700 },
  },
};
