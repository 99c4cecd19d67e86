import type { Family } from '../family.js';
import { parsePhrases } from '../../text/word-list.js';

const DOSING =
  /\b(?:inject\w*|intraperitoneal\w*|i\.p\.|gavage|an(?:a)?esthe\w+|surg\w+|infus\w+|implant\w*|mg\/kg)\b/iu;
const BEHAVIOR_OR_IMAGING =
  /\b(?:behavio\w+|maze|locomot\w+|memory|learning|imaging|MRI|tomograph\w*|microscop\w*|electrophysiolog\w*)\b/iu;
const TISSUE =
  /\b(?:histolog|immunohisto|cryosection|tissue sections?|sectioned|stain(?:ed|ing))/iu;

export const animal: Family = {
  id: 'animal',
  label: 'Animal experiment',
  words: parsePhrases(`
    mouse; mice; murine; rats?\\b; zebrafish; in vivo; animal; rodent; primate; drosophila;
    xenograft; optogenetic; maze; c\\. elegans; transgenic; preclinical; single-unit recording;
    electrophysiolog; calcium imaging; behaviou?ral testing; hippocamp; cortex; neurons?\\b;
    synap; place cells?; intracortical
  `),
  unit: { one: 'animal', many: 'animals' },
  analyses: {
    value: { test: 'two-sample-t', d: 0.8 },
    time: { test: 'log-rank', hazardRatio: 0.5, eventShare: 0.8 },
  },
  attrition: 0.1,
  design:
    'A randomized, blinded animal experiment compares {a} with vehicle or sham in two parallel groups.',
  safeguards:
    'Allocation is concealed, both sexes are included, and an ethics committee approves the protocol before the study starts. The report follows the ARRIVE guidelines.',
  independent: '{a} (applied, vehicle or sham)',
  dependent: '{c} at the end of the treatment',
  controls: [
    'Vehicle control: the same route, volume and handling without {a}',
    'Positive control: a treatment known to change {c}',
    'Sham procedure, where {a} needs one',
  ],
  controlled: [
    'Strain, age and sex ratio',
    'Housing, diet and light cycle',
    'Time of day and experimenter of the measurements',
  ],
  equipment: [
    'Ventilated animal housing',
    { item: 'Dosing and anesthesia station', when: DOSING },
    'Instrument for the primary outcome, calibrated',
    { item: 'Behavior or imaging system', when: BEHAVIOR_OR_IMAGING, isForOutcome: true },
    { item: 'Cryostat and tissue processor', when: TISSUE },
    'Randomization list and coded cages, for blinding',
  ],
  schedule: {
    setup: { weeks: 8, description: 'Ethics approval, animals ordered and acclimatized.' },
    pilot: { weeks: 4, description: 'Check the procedure and the spread of the outcome.' },
    unitsPerWeek: 6,
    followUpWeeks: 8,
    main: 'Treat and measure in randomized blocks, blinded to the group.',
    analysis: { weeks: 4, description: 'Remaining laboratory work, planned analysis, write-up.' },
  },
  costs: {
    equipment: [
      { item: 'Instrument for the primary outcome, share of use', usd: 12000 },
      {
        item: 'Behavior or imaging system, share of use',
        usd: 24000,
        when: BEHAVIOR_OR_IMAGING,
        isForOutcome: true,
      },
      { item: 'Dosing and anesthesia station', usd: 9000, when: DOSING },
    ],
    accessPerUnit: { item: 'Measurements per animal', usd: 340 },
    personnelPerWeek: { item: 'Researcher and animal technician, full time, per week', usd: 3400 },
    consumablesPerUnit: { item: 'Animal, housing and reagents', usd: 520 },
  },
};
