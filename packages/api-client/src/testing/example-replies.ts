/** Replies for tests and stories. Made up and marked as simulated; not for users. */
import type { CompanyStructure } from '../schemas/flow-company.js';
import type { ExperimentDesign } from '../schemas/flow-experiment.js';
import type { Hypothesis } from '../schemas/flow-hypothesis.js';
import type { BibliographyImport } from '../schemas/flow-import.js';
import type { Paper } from '../schemas/flow-literature.js';
import type { PaperAnalysis, PaperMetadata } from '../schemas/flow-paper-analysis.js';
import type { Topic } from '../schemas/flow-topic.js';
import { platformReplies } from './examples/platform.examples.js';
import { quantumReplies } from './examples/quantum.examples.js';
import { researchRunReplies } from './examples/research-run.examples.js';
import { exampleSource as source } from './examples/source.js';
import { tenStepReplies } from './examples/ten-step.examples.js';

export const exampleTopics: readonly Topic[] = [
  {
    id: 'example-1',
    title: 'Example topic on sleep and memory',
    description: 'How sleep stages shape what is remembered.',
    category: 'Neuroscience & Brain Research',
    difficulty: 'Advanced',
    estimatedDuration: '12-18 months',
    potentialImpact: 8,
    reason: 'Made up for tests.',
  },
  {
    id: 'example-2',
    title: 'Example topic on protein design',
    description: 'Designing binders by computation.',
    category: 'Computational Biology',
    difficulty: 'Intermediate',
    estimatedDuration: '6-12 months',
    potentialImpact: 6,
    reason: undefined,
  },
];

export const exampleAnalysis: PaperAnalysis = {
  summary: [
    {
      text: 'Sleep spindles rose after training.',
      evidence: [
        {
          document_id: 'doc-1',
          document_title: 'Example paper',
          kind: 'uploaded',
          page: 2,
          start: 10,
          end: 45,
          quote: 'Sleep spindles rose after training.',
          before: 'In both groups the pattern was the same. ',
          after: ' No change was seen in slow waves.',
        },
      ],
    },
  ],
  findings: [],
  gaps: [],
  key_terms: [{ term: 'sleep spindle', count: 12 }],
  methodologies: ['electroencephalography'],
  effects: [
    {
      factor: 'Training',
      direction: 'raises',
      outcome: 'sleep spindles',
      setting: undefined,
      numbers: [],
      section: 'results',
      evidence: [],
    },
  ],
  publication: { authors: ['Ada Example', 'José Muster'], year: 2021, doi: '10.1000/example' },
  source,
};

export const exampleMetadata: PaperMetadata = {
  document_id: 'doc-1',
  title: 'Example paper',
  upload_method: 'text',
  file_name: undefined,
  pages: 4,
  words: 1200,
  characters: 7300,
};

export const exampleHypothesis: Hypothesis = {
  id: 'hyp-1',
  title: 'Spindles link training to recall',
  statement: 'Sleep spindles mediate the effect of training on recall.',
  confidence: 0.874,
  estimated_impact: 'High: a cheap marker of recall',
  timeline: '12 months',
  methodology: ['electroencephalography', 'randomized controlled trial'],
  next_steps: ['Measure spindles before and after training', 'Relate the change to recall'],
  support: 'supported',
  claims: exampleAnalysis.summary,
  confidence_basis: {
    statement: 'Two independent sources support each link.',
    factors: [{ name: 'Independent sources', value: 0.8, weight: 1 }],
  },
  refutation: 'No change in spindles after training.',
  candidate: { number: 1, of: 3 },
  source,
};

export const examplePapers: readonly Paper[] = [
  {
    id: 'paper-1',
    title: 'An example paper with a DOI',
    authors: ['Ada Example', 'José Muster'],
    journal: 'Journal of Examples',
    year: 2021,
    relevance: 0.914,
    abstract: 'Made up for tests: spindles and recall.',
    doi: '10.1000/example',
    matched_terms: ['spindle'],
    uploaded: undefined,
    source,
  },
  {
    id: 'paper-2',
    title: 'An example paper without a DOI',
    authors: ['Bo Beispiel'],
    journal: 'Example Letters',
    year: 2019,
    relevance: 0.42,
    abstract: 'Made up for tests: slow waves.',
    doi: undefined,
    matched_terms: [],
    uploaded: undefined,
    source,
  },
];

export const exampleImport: BibliographyImport = {
  id: 'import-1',
  file_name: 'example.ris',
  format: 'ris',
  records: 2,
  without_abstract: 1,
};

export const exampleDesign: ExperimentDesign = {
  methodology: 'Randomised, two parallel groups',
  sampleSize: 128,
  duration: '9 months',
  budget: 240_000,
  controls: ['Untrained group'],
  equipment: ['EEG amplifier'],
  variables: {
    independent: ['Training'],
    dependent: ['Recall after one week'],
    controlled: ['Age', 'Time of day'],
  },
  timeline: [
    { phase: 'Setup', duration: '1 month', description: 'Ethics and equipment' },
    { phase: 'Main study', duration: '6 months', description: 'Enrol and measure' },
  ],
  power_analysis: undefined,
  budget_lines: undefined,
  duration_basis: undefined,
  source,
};

export const exampleCompany: CompanyStructure = {
  id: 'company-1',
  name: 'Example Sleep Technologies',
  legalName: 'Example Sleep Technologies, Inc.',
  businessType: 'C-Corp',
  state: 'Delaware',
  industry: 'Biotechnology',
  description: 'Made up for tests.',
  founders: [{ name: 'Ada Example', email: 'ada@example.org', ownership: 65, role: 'CEO' }],
  authorizedShares: 10_000_000,
  parValue: 0.001,
  capTable: {
    founders: { percentage: 65, shares: 6_500_000 },
    employeePool: { percentage: 20, shares: 2_000_000 },
    investorReserve: { percentage: 15, shares: 1_500_000 },
  },
  legalDocuments: {
    articlesOfIncorporation: false,
    bylaws: true,
    founderAgreement: false,
    vestingSchedule: false,
    ipAssignment: false,
    ndaTemplate: false,
  },
  fundraisingStrategy: {
    seedRound: { amount: 2_000_000, timeline: '6-9 months', valuation: 8_000_000 },
    seriesA: { amount: 8_000_000, timeline: '18-24 months', valuation: 25_000_000 },
  },
  ipStrategy: {
    patentStrategy: {
      provisionalPatents: ['Spindle measurement method'],
      budget: 150_000,
      timeline: '12-18 months',
    },
    trademarkProtection: ['Example Sleep'],
    tradesecrets: ['Analysis pipeline'],
  },
  complianceRequirements: ['Delaware annual report'],
  nextSteps: ['File the certificate of incorporation'],
  source,
};

const pdf = new Blob(['%PDF-1.4 example'], { type: 'application/pdf' });

/** A successful reply for each call of the flow, by id; for `scriptedTransport` and `mswHandlers`. */
export const exampleReplies = {
  'topics.suggest': { suggestions: exampleTopics, source },
  'paper.analyze': { analysis: exampleAnalysis, metadata: exampleMetadata },
  'hypothesis.generate': { success: true, hypothesis: exampleHypothesis },
  'literature.search': {
    papers: examplePapers,
    analysis: {
      themes: ['Sleep and recall'],
      gaps: ['No study joins spindles and training'],
      methodologies: ['Electroencephalography'],
    },
    source,
  },
  'literature.review': {
    success: true,
    synthesis: [{ text: 'One paper relates spindles to recall.', papers: ['paper-1'] }],
    source,
  },
  'experiment.design': { success: true, design: exampleDesign },
  'company.create': { success: true, companyStructure: exampleCompany },
  'company.generateDocument': { success: true },
  'pdf.generate': pdf,
} as const;

/** A successful reply for each call of the contract, by id. */
export const allExampleReplies = {
  ...exampleReplies,
  'pdf.researchPaper': pdf,
  'pdf.summary': pdf,
  'pdf.article': pdf,
  ...quantumReplies,
  ...researchRunReplies,
  ...tenStepReplies,
  ...platformReplies,
  'literature.import': {
    imported: exampleImport,
    records: [
      { id: 'bib-1', title: 'An example record', authors: ['Ada Example'], has_abstract: true },
    ],
    duplicates: 1,
    already_imported: 0,
    problem_count: 1,
    problems: [{ line: 12, reason: 'The record has no title.' }],
    stored_in: 'browser',
    source,
  },
  'literature.removeImport': { success: true, imports: [] },
} as const;
