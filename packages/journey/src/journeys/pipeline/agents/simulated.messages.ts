/**
 * What simulated agents write. All of it is made up for demonstration, and every text says so: nothing here may read
 * like a real paper, author, figure or finding.
 */
export const simulatedTexts = {
  paperTitle: 'Example paper {n} on {topic} (simulated)',
  authors: ['Example Author A (simulated)', 'Example Author B (simulated)'],
  paperFinding: 'Simulated finding {n}: made up for demonstration, no paper says this.',
  gaps: [
    'Simulated gap: no example study of {topic} follows its subjects for long enough.',
    'Simulated gap: two example measures of {topic} were never taken together.',
  ],
  trends: [
    'Simulated trend: example groups share their raw data.',
    'Simulated trend: example methods move from groups to single subjects.',
  ],
  statement:
    'Simulated hypothesis: in {topic}, changing the first example factor changes the example outcome.',
  rationale:
    'Simulated reasoning over {papers} papers; based on the first gap: “{gap}” It has no evidence.',
  noGap: 'none was given',
  secondary: [
    'Simulated alternative: a second example factor explains the outcome of {topic}.',
    'Simulated alternative: the example outcome of {topic} follows from chance alone.',
  ],
  phase1: 'Simulated phase 1: pilot with the example measure',
  phase2: 'Simulated phase 2: controlled comparison of two example groups',
  phase3: 'Simulated phase 3: repetition by a second example team',
  timeline: '18 months (simulated)',
  protocols: [
    {
      name: 'Example pilot (simulated)',
      type: 'Pilot',
      duration: '3 months',
      resources: ['Example bench', 'Example reagents'],
      expected_output: 'A first reading of the example measure',
      success_criteria: 'Repeated example measurements agree',
    },
    {
      name: 'Example comparison (simulated)',
      type: 'Controlled comparison',
      duration: '9 months',
      resources: ['Example bench', 'Example cohort'],
      expected_output: 'The difference between two example groups',
      success_criteria: 'The difference is estimated with the planned precision',
    },
  ],
  designType: 'Two independent groups (simulated)',
  controls: {
    positive: 'An example treatment with a known effect (simulated)',
    negative: 'No example treatment (simulated)',
    reference: 'An example standard (simulated)',
  },
  protein: 'SIMULATED-1',
  domain: 'Example domain {n} (simulated)',
  site: 'Example site {n} (simulated)',
  pocket: 'Example pocket {n} (simulated)',
  residue: 'Example residue {n}',
  analysisFinding:
    'Simulated finding: the two example groups of {topic} differ. No data were analyzed.',
  structureFinding:
    'Simulated finding: the example structure {protein} has one promising pocket. No structure was computed.',
  notTested: 'simulated, no test was run',
  model: 'Example model (simulated)',
  recommendations: [
    'Replace these simulated results with a run on real sources before you decide anything.',
    'Have a statistician check the example design.',
  ],
  title: 'Simulated draft on {topic}',
  paperAuthors: ['Simulated agents'],
  abstract:
    'This draft was made up for demonstration. It shows what a paper on {topic} would contain; none of its content is a finding.',
  introduction: 'Simulated introduction: why {topic} would be worth a study. No source was read.',
  methods: 'Simulated methods: {design}, {sample} subjects in all. No experiment was run.',
  results: 'Simulated results: {finding}',
  discussion: 'Simulated discussion: what such a result would mean for {topic}, were it real.',
  conclusion: 'Simulated conclusion: only a run on real sources can say anything about {topic}.',
  journal: 'Example Journal (simulated)',
} as const;
