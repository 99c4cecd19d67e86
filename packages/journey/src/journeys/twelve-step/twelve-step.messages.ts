import { defineMessages } from '@spinout/flow-kit';
/** Texts of this feature. */
export const twelveStepMessages = /* @__PURE__ */ defineMessages('twelveStep', {
  /** Text of the specification. */
  title: 'Full Research Journey',
  /** Text of the specification. */
  backendStatus: 'Backend status',

  /** Text of the specification. */
  welcome: 'Welcome',
  welcomeText:
    'Enter one topic. Twelve steps lead to a market launch. Steps that need people and months are simulated and labeled.',
  features: 'What you get',
  feature: {
    literature: {
      title: 'The literature',
      text: 'Papers on your topic and their open questions.',
    },
    hypothesis: { title: 'A hypothesis', text: 'One sentence that can be tested.' },
    structure: { title: 'A structure', text: 'The protein in your topic, if there is one.' },
    paper: { title: 'A paper', text: 'A first draft to download, print and share.' },
  },

  /** Text of the specification. */
  topic: 'Research topic',
  topicHint: 'If your topic mentions a protein or BRCA1, you also see its structure.',
  /** Said before anything is sent. */
  topicIsSent:
    'Your topic goes to the research service. It may send the topic to public databases, such as PubMed, UniProt and AlphaFold DB.',
  start: 'Start Your Journey',
  cancel: 'Cancel run',
  repeat: 'Repeat from step {step}',
  openBundle: 'Open a bundle',
  /** Text of the specification. */
  topicMissing: 'Please enter a research topic',
  progress: 'Step {step} of 12: {title}',
  allDone: 'All twelve steps are completed.',
  /** The steps are performed in another tab. */
  inOtherTab:
    'In progress in another tab: step {step} of 12, {title}. To start another run here, cancel it there.',
  stopped: 'The run stopped before step {step}. Earlier results are still shown.',
  /** Names the run in the question before it is discarded. */
  unsaved: 'Run of the twelve steps on “{topic}”',
  replaced: 'Your run on “{topic}” was replaced. You can restore it.',
  replacedBefore: {
    one: 'One more run can be restored after it.',
    other: '{count} more runs can be restored after it.',
  },
  /** As many runs as possible can be restored. */
  replacedLimit: 'A new run discards the last of these, on “{topic}”.',
  runNotSaved:
    'This run is not saved: the storage of this browser is full or not available. It is lost when you reload or leave this page. Free some storage, or download the results first.',
  previousNotSaved:
    'The storage of this browser is full. This run is saved, but some earlier runs are lost when you reload or leave this page.',
  /** Two tabs have a run. */
  conflict: 'Another tab has a different run',
  conflictHelp: 'Changes are not saved until you choose one.',
  /** Both runs have results. */
  conflictRestore: 'You can restore the other.',
  otherAt: 'The other run is on “{topic}”: {count} of 12 steps completed.',
  otherUnreadable: 'The other tab’s run cannot be read here. If you continue, a backup is saved.',
  showOther: 'Use the other run',
  keepCurrent: 'Keep this run',
  dismissUndo: {
    one: 'Dismiss and discard the earlier run',
    other: 'Dismiss and discard all {count} earlier runs',
  },
  failed:
    'Step {step}, {title}, failed: {reason} Earlier results are still shown. Repeat the step, or start again.',
  reasons: {
    unreachable: 'the service could not be reached.',
    timeout: 'the service timed out.',
    aborted: 'the request was canceled.',
    status: 'the service refused the request (status {status}).',
    malformed: 'the response could not be read.',
    unexpected: 'an unexpected error occurred.',
  },

  /** Text of the specification. */
  steps: 'Research journey steps',
  /** For the titles */
  step: {
    1: { title: 'Topic Selection', description: 'What the journey is about.' },
    2: { title: 'Literature Research', description: 'Papers on the topic, and what is known.' },
    3: { title: 'Hypothesis Generation', description: 'A statement that can be tested.' },
    4: { title: 'Structure Visualization', description: 'The protein in the topic, in 3D.' },
    5: { title: 'Experiment Design', description: 'How it would be tested.' },
    6: { title: 'Data Analysis', description: 'What the data would say.' },
    7: { title: 'Paper Generation', description: 'A first draft of a paper.' },
    8: { title: 'PDF Export', description: 'The paper as a file.' },
    9: { title: 'Peer Review', description: 'What reviewers would say.' },
    10: { title: 'IP Protection', description: 'What would be protected.' },
    11: { title: 'Company Formation', description: 'Who would run it.' },
    12: { title: 'Market Launch', description: 'Who would buy the product.' },
  },
  /** Text of the specification. */
  status: {
    pending: 'pending',
    'in-progress': 'in-progress',
    completed: 'completed',
    error: 'error',
  },
  simulatedResult: 'Simulated. No work was done.',
  researchResult: 'Papers analyzed: {papers}.',
  researchResultWithProtein: 'Papers analyzed: {papers}. Structure: {protein}.',
  researchResultEmpty: 'No literature found.',
  drawingResult: 'Backbone of {protein}, {residues} residues.',
  fileResult: 'PDF ready: {name}',
  /** Text of the specification. */
  skippedNoProtein: 'Skipped: the topic does not mention a protein.',
  skippedTurnedOff: 'Skipped: protein structures are turned off.',

  /** Text of the specification. */
  literature: 'Literature',
  papersAnalyzed: 'Papers analyzed: {count}',
  keyPapers: 'Key papers',
  citations: { one: 'cited once', other: 'cited {count} times' },
  doi: 'View Paper',
  moreKeyPapers: 'More papers ({count})',
  gaps: 'Open questions',
  trends: 'Emerging trends',
  noLiterature: 'No literature found on this topic.',
  literatureMissing:
    'No literature found on “{topic}”. The results below are not based on papers. Try a broader topic or other terms.',
  unsupportedHelp:
    'No source we searched supports a hypothesis on this topic. Your own papers may.',
  continueInFlow: 'Continue with your own papers',

  structure: '3D Structure',
  /** Text of the specification. */
  canvas: '3D structure view',
  /** Text of the specification. */
  illustration: 'Illustration only: no coordinates available',
  backbone: 'Backbone of {protein}: {residues} residues, colored by confidence (pLDDT).',
  look: 'Turned {turn}°, zoom {zoom}x, {style}',
  looks: { spheres: 'spheres', trace: 'trace', sticks: 'sticks' },
  /** Text of the specification. */
  rotate: 'Rotate',
  zoom: 'Zoom',
  style: 'Style',
  export: 'Export',
  exported: 'Saved as {name}',
  exportFailed: 'The picture could not be saved. Try again, or in another browser.',
  bands: {
    veryHigh: 'Very high (above 90)',
    confident: 'Confident (70 to 90)',
    low: 'Low (50 to 70)',
    veryLow: 'Very low (below 50)',
    unknown: 'Unknown',
  },
  legend: 'Confidence',
  residues: 'Residues as a table',
  residue: 'Residue',
  plddt: 'pLDDT',
  band: 'Confidence',
  position: 'Cα position x, y, z (Å)',
  moreResidues: { one: 'Show 1 more residue', other: 'Show {count} more residues' },

  paper: 'Paper Preview',
  untitled: 'Untitled paper',
  abstract: 'Abstract',
  introduction: 'Introduction',
  methods: 'Methods',
  results: 'Results',
  discussion: 'Discussion',
  conclusion: 'Conclusion',
  references: 'References',
  wholePaper: 'Full paper',
  origin: 'Origin of this text',
  paperOrigin: 'Origin of this text: {origin}, {by}. This draft has not been reviewed.',
  paperOriginUnknown: 'This draft has not been reviewed. The service did not name its author.',
  user: 'entered by you',
  live: 'live sources',
  computed: 'computed',
  standard: 'standard terms',
  simulated: 'simulated',
  fallback: 'prepared locally',
  /** Text of the specification. */
  downloadPdf: 'Download PDF',
  print: 'Print',
  share: 'Share',
  /** Text of the specification. */
  dataInstead: 'PDF service unavailable: JSON data instead',
  downloadData: 'Download JSON Data',
  dataNote:
    'Steps marked “simulated” did no work: nothing was designed, analyzed, reviewed, protected, founded or launched.',
  saved: 'Saved as {name}',
  /** Text of the specification. */
  copied: 'Copied to clipboard',
  saveFailed: 'The file could not be saved.',
  printFailed: 'This browser could not print the paper. Download the PDF and print it.',
  shareFailed: 'The paper could not be shared or copied. Download the PDF and send it.',

  /** Text of the specification. */
  completed: 'Research Journey Completed',
  completedText: 'You took “{topic}” through all twelve steps.',
  funding: 'Funding',
  /** Text of the specification. */
  sample: 'Sample figures',
  completedNote:
    'Steps 5, 6 and 9 to 12 were simulated. They produced no experiment, review, patent, company or product.',
});

export type TwelveStepMessages = typeof twelveStepMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly twelveStep: TwelveStepMessages;
  }
}
