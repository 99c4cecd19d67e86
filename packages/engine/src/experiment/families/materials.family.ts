import type { Family } from '../family.js';
import { parsePhrases } from '../../text/word-list.js';

const FURNACE =
  /\b(?:furnace|glovebox|anneal\w*|sinter\w*|calcin\w*|casting|melt\w*|argon|inert atmosphere|solid[- ]state synthesis)\b/iu;
const DIFFRACTION = /\b(?:XRD|X-ray diffract\w*|diffractomet\w*|crystal\w*)\b/iu;
const ELECTRON_MICROSCOPY = /\b(?:SEM|TEM|electron microscop\w*|microstructur\w*|morpholog\w*)\b/iu;

export const materials: Family = {
  id: 'materials',
  label: 'Materials experiment',
  words: parsePhrases(`
    material; alloy; steel; weld; concrete; ceramic; perovskite; polymer; electrode; batter(?:y|ies); cataly; semiconductor;
    nanoparticle; nanostructur; thin film; coating; solar cell; composite; x-ray diffraction;
    tensile; sorbent; electrolyte; graphene; crystal; photovoltaic; quantum dot; spectroscop;
    device fabrication; electrochemical; electrolys; chemical synthesis; electrical measurement;
    exfoliation; pilot plant; alloys?\\b; electron microscop; atomic force; hydrogen; dendrite;
    fuel cell; turbine; lithium; cathode; anode
  `),
  unit: { one: 'specimen', many: 'specimens' },
  analyses: { value: { test: 'anova', f: 0.4, groups: 4 } },
  attrition: 0.08,
  design:
    'A materials experiment prepares specimens at four levels of {a}, the reference composition among them, and characterizes each.',
  safeguards:
    'Preparation and measurement run in random order over several batches, each batch with every level, so that drift is not mistaken for an effect.',
  independent: '{a} (four levels)',
  dependent: '{c}, by a standard test method',
  controls: [
    'Reference specimen without {a}, prepared in the same batch',
    'Positive control: a commercial or certified reference material',
    'Negative control: bare substrate',
    'Repeat measurement of one specimen, for the spread of the instrument',
  ],
  controlled: [
    'Precursor lot and purity',
    'Temperature, atmosphere and processing time',
    'Specimen geometry and aging before the test',
  ],
  equipment: [
    { item: 'Synthesis furnace or glovebox', when: FURNACE },
    { item: 'X-ray diffractometer', when: DIFFRACTION },
    { item: 'Scanning electron microscope', when: ELECTRON_MICROSCOPY },
    'Property test stand for the primary outcome',
    'Equipment to prepare the specimens',
  ],
  schedule: {
    setup: { weeks: 6, description: 'Precursors, safety review, calibration.' },
    pilot: { weeks: 4, description: 'Find levels that can be prepared; measure the spread.' },
    unitsPerWeek: 8,
    followUpWeeks: 4,
    main: 'Prepare, age and measure the specimens in randomized batches.',
    analysis: { weeks: 4, description: 'Planned analysis, check of the specimens, report.' },
  },
  costs: {
    equipment: [
      { item: 'Property test stand', usd: 22000 },
      { item: 'Equipment to prepare the specimens, share of use', usd: 12000 },
    ],
    accessPerUnit: { item: 'Characterization time per specimen', usd: 320 },
    personnelPerWeek: { item: 'Materials scientist, full time, per week', usd: 2300 },
    consumablesPerUnit: { item: 'Precursors, substrates and gases per specimen', usd: 300 },
  },
};
