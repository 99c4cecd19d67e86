/** Words of this room. */
export const twelveStepMessages = {
  /** TWELVE-01 */
  title: 'Full Research Journey',
  /** T-78 */
  backendStatus: 'Backend status',

  /** TWELVE-03 */
  welcome: 'Welcome',
  welcomeText:
    'Give one topic. Twelve steps lead from it to a market launch. What can be looked up, drafted and drawn is done; what takes people and months is simulated, and says so.',
  features: 'What you will have',
  feature: {
    literature: {
      title: 'The literature',
      text: 'Papers on your topic, with what they left open.',
    },
    hypothesis: { title: 'A hypothesis', text: 'One sentence that can be tested.' },
    structure: { title: 'A structure', text: 'The protein of your topic, where it names one.' },
    paper: { title: 'A paper', text: 'A first draft to download, print and share.' },
  },

  /** TWELVE-04 */
  topic: 'Research topic',
  topicHint: 'A topic that mentions a protein, or BRCA1, also gets its structure drawn.',
  start: 'Start Your Journey',
  cancel: 'Cancel run',
  repeat: 'Repeat from step {step}',
  /** TWELVE-23 */
  topicMissing: 'Please enter a research topic',
  progress: 'Step {step} of 12: {title}',
  allDone: 'All twelve steps are completed.',
  stopped: 'The run was stopped before step {step}. What came before is kept.',
  failed:
    'Step {step}, {title}, failed: {reason} What came before is kept. Repeat the step, or start anew.',
  reasons: {
    unreachable: 'the service could not be reached.',
    timeout: 'the service took too long to answer.',
    aborted: 'the request was broken off.',
    status: 'the service refused the request (status {status}).',
    malformed: 'the answer could not be read.',
    unexpected: 'something unexpected happened here.',
  },

  /** TWELVE-05 */
  steps: 'Research journey steps',
  /** T-13 for the titles */
  step: {
    1: { title: 'Topic Selection', description: 'What the journey is about.' },
    2: { title: 'Literature Research', description: 'Papers on the topic, and what is known.' },
    3: { title: 'Hypothesis Generation', description: 'What could be found out.' },
    4: { title: 'Structure Visualization', description: 'The protein of the topic, drawn.' },
    5: { title: 'Experiment Design', description: 'How it would be tested.' },
    6: { title: 'Data Analysis', description: 'What the data would say.' },
    7: { title: 'Paper Generation', description: 'A first draft of a paper.' },
    8: { title: 'PDF Export', description: 'The paper as a file.' },
    9: { title: 'Peer Review', description: 'What others would say of it.' },
    10: { title: 'IP Protection', description: 'What would be protected.' },
    11: { title: 'Company Formation', description: 'Who would carry it on.' },
    12: { title: 'Market Launch', description: 'Where it would be offered.' },
  },
  /** TWELVE-13 */
  status: {
    pending: 'pending',
    'in-progress': 'in-progress',
    completed: 'completed',
    error: 'error',
  },
  simulatedResult: 'Simulated: nothing was done.',
  researchResult: 'Papers analyzed: {papers}.',
  researchResultWithProtein: 'Papers analyzed: {papers}. Structure: {protein}.',
  researchResultEmpty: 'No literature was found.',
  drawingResult: 'Backbone of {protein}, {residues} residues.',
  fileResult: 'PDF ready: {name}',
  /** T-11 */
  skippedNoProtein: 'Skipped: the topic does not mention a protein.',
  skippedTurnedOff: 'Skipped: protein structures are turned off here.',

  /** TWELVE-06 */
  literature: 'Literature',
  papersAnalyzed: 'Papers analyzed: {count}',
  keyPapers: 'Key papers',
  citations: 'cited {count} times',
  doi: 'View Paper',
  moreKeyPapers: 'More papers ({count})',
  gaps: 'What is still open',
  trends: 'What is on the rise',
  noLiterature: 'The search gave no literature on this topic.',
  literatureMissing:
    'No literature was found on “{topic}”. The results below have no papers behind them. Try a broader topic or other terms.',

  structure: '3D Structure',
  /** E11 */
  canvas: '3D structure view',
  /** T-12 */
  illustration: 'Illustration only: no coordinates available',
  backbone:
    'Backbone of {protein}: {residues} residues by their coordinates, coloured by confidence (pLDDT).',
  look: 'Turned {turn}°, zoom {zoom}x, {style}',
  looks: { spheres: 'spheres', trace: 'trace', sticks: 'sticks' },
  /** TWELVE-08 */
  rotate: 'Rotate',
  zoom: 'Zoom',
  style: 'Style',
  export: 'Export',
  exported: 'Saved as {name}',
  exportFailed: 'The picture could not be saved. Try again, or in another browser.',
  bands: {
    veryHigh: 'Very high (90 and more)',
    confident: 'Confident (70 to 90)',
    low: 'Low (50 to 70)',
    veryLow: 'Very low (below 50)',
    unknown: 'Not known',
  },
  legend: 'Confidence',
  residues: 'Residues as a table',
  residue: 'Residue',
  plddt: 'pLDDT',
  band: 'Confidence',
  position: 'Cα position x, y, z (Å)',
  moreResidues: 'Show {count} more residues',

  paper: 'Paper Preview',
  untitled: 'Untitled paper',
  abstract: 'Abstract',
  introduction: 'Introduction',
  methods: 'Methods',
  results: 'Results',
  discussion: 'Discussion',
  conclusion: 'Conclusion',
  references: 'References',
  wholePaper: 'The whole paper',
  origin: 'Origin of this text',
  paperOrigin: 'Origin of this text: {origin}, {by}. A draft that nobody has reviewed.',
  paperOriginUnknown: 'A draft that nobody has reviewed; the service did not say who wrote it.',
  user: 'entered by the person',
  live: 'live sources',
  computed: 'computed',
  standard: 'standard terms',
  simulated: 'simulated',
  fallback: 'prepared locally',
  /** TWELVE-09 */
  downloadPdf: 'Download PDF',
  print: 'Print',
  share: 'Share',
  /** T-16 */
  dataInstead: 'PDF service unavailable: JSON data instead',
  downloadData: 'Download JSON Data',
  dataNote:
    'The steps marked “simulated” only waited: nothing was designed, analysed, reviewed, protected, founded or launched.',
  saved: 'Saved as {name}',
  /** T-54 */
  copied: 'Copied to clipboard',
  saveFailed: 'The file could not be saved.',
  printFailed: 'This browser could not print the paper. Download the PDF and print it.',
  shareFailed: 'The paper could not be shared or copied. Download the PDF and send it.',

  /** TWELVE-10 */
  completed: 'Research Journey Completed',
  completedText: 'From “{topic}” through all twelve steps.',
  funding: 'Funding',
  /** T-49 */
  sample: 'Sample figures',
  completedNote:
    'Steps 5, 6 and 9 to 12 were simulated: no experiment, review, patent, company or product came of them.',
} as const;

export type TwelveStepMessages = typeof twelveStepMessages;
