import { callAdviceMessages, defineMessages } from '@spinout/flow-kit';
/** Texts of the ten-step journey; the landing page has its own. */
export const tenStepMessages = /* @__PURE__ */ defineMessages('tenStep', {
  /** Text of the specification. */
  interestQuestion: 'What is your research interest?',
  interestHint: 'A few words are enough, for example: sleep and memory.',
  ok: 'OK',
  cancel: 'Cancel',
  region: 'Ten-step journey',
  restoring: 'Looking for a saved journey…',
  opening: 'Opening the journey…',
  /** Text of the specification. */
  hypothesisFailed: 'Failed to generate hypothesis',
  /** Text of the specification. */
  startFailed: 'Failed to start journey',
  /** Second lines, beside the specified one. */
  offline: 'You are offline. Your interest is still here. Try again when you are connected.',
  ...callAdviceMessages,
  /** Text of the specification. */
  progress: 'Journey progress',
  stepOfSteps: 'Step {step} of {steps}: {name}',
  stepNumber: 'Step {step} of {steps}',
  steps: 'Steps of this journey',
  stepDone: 'done',
  simulatedStep: 'This step is simulated. It takes people and time outside this page.',
  agentsNotRun: 'No result yet. Launch the research agents to get one.',
  agentsGaveNothing: 'The research agents had no result for this step.',
  noPaper: 'No draft was written for this step.',
  /** Text of the specification. */
  details: 'Journey details',
  journeyId: 'Journey ID',
  interest: 'Research Interest',
  timeline: 'Timeline',
  /** Text of the specification. */
  names: {
    hypothesis: 'Hypothesis Generation',
    literature: 'Literature Review',
    experiment: 'Experiment Design',
    data: 'Data Collection',
    analysis: 'Analysis and Results',
    paper: 'Paper Writing',
    review: 'Peer Review',
    protection: 'IP Protection',
    company: 'Company Formation',
    launch: 'Market Launch',
  },
  /** Ours. */
  descriptions: {
    hypothesis: 'A claim about your interest that an experiment can support or refute.',
    literature: 'What is already known, who found it, and how often it is cited.',
    experiment: 'What to measure, on how many samples, with which controls.',
    data: 'Run the experiment and record where each measurement came from.',
    analysis: 'What the data say about the claim, and how certain the result is.',
    paper: 'Write up the question, methods and results so that others can check them.',
    review: 'Have experts look for errors before publication.',
    protection: 'Find what is new enough to protect, and prepare the patent filing.',
    company: 'Found the company: owners, leadership and documents.',
    launch: 'Bring the first product to the people who need it.',
  },
  /** Text of the specification. */
  hypothesisTitle: 'Research Hypothesis',
  /** Text of the specification. */
  noHypothesis: 'No hypothesis text was returned.',
  unsupportedTitle: 'No source supports a hypothesis yet',
  unsupportedHelp:
    'Without one, we create no design and no paper. Start a journey on another interest, or continue without a hypothesis.',
  continueInFlow: 'Continue with your own papers',
  methodology: 'Methodology',
  /** Text of the specification. */
  funding: 'Estimated funding: {amount}',
  topics: 'Related topics',
  /** Text of the specification. */
  literature: 'Literature',
  literatureShown: 'Showing {shown} of {count} references',
  noLiterature: 'No references were returned for this interest.',
  untitled: 'Untitled reference',
  citations: 'Citations: {count}',
  impactFactor: 'Impact factor: {factor}',
  /** Text of the specification. */
  notAvailable: 'N/A',
  viewReference: 'View at publisher',
  /** Text of the specification. */
  agentsTitle: 'AI research agents',
  agentsInvitation:
    'Six agents read paper summaries, suggest hypotheses, plan the experiment, look up structures, analyze and write about your research interest.',
  launch: 'Launch AI Research Agents',
  openingAgents: 'Opening the agents…',
  back: 'Back to Journey',
  /** Text of the specification. */
  results: 'Research results',
  papersAnalyzed: 'Papers analysed',
  confidence: 'Hypothesis confidence',
  structureScore: 'Structure score',
  dataSource: 'Data source: {source}',
  /** Text of the specification. */
  viewResults: 'View Full Results',
  resultsReduced:
    'Browser storage was full, so only these figures are saved. Launch the agents again to see full results.',
  /** Text of the specification. */
  continue: 'Continue',
  processing: 'Processing...',
  /** Text of the specification. */
  completeTitle: 'Journey Complete!',
  completeText: 'Your research has been transformed into a market-ready company!',
  completeNote:
    'Steps 4 and 7 to 10 were simulated. They produced no data, review, patent, company or product.',
  /** Text of the specification. */
  reset: 'Start New Journey',
  removed:
    'Your journey on “{interest}” was removed. You can undo this until you start another journey or reload the page.',
  dismissUndo: 'Dismiss and discard the removed journey',
  conflict: 'This journey was changed in another tab',
  conflictHelp: 'Changes are not saved until you choose a version.',
  otherNothing: 'The other tab ended this journey.',
  otherUnreadable:
    'The other tab’s version cannot be read here. If you continue, a backup is saved.',
  otherAt: 'The other tab is at {step}, with the interest “{interest}”.',
  useOther: 'Use the other version',
  keepCurrent: 'Keep this version',
  /** Another tab went on while nothing of this one was unsaved. */
  updatedByOtherTab: 'Another tab continued this journey. You now see its latest version.',
  memoryOnly: 'Browser storage is unavailable. This journey will be lost when you reload.',
  resultsNotSaved:
    'Browser storage is full. Your journey is saved, but only the figures of the agents’ results.',
  recordUnreadable:
    'A saved journey could not be opened and was left unchanged. This journey will be lost when you reload.',
  backupSaved: 'A saved journey could not be read. A backup is saved in this browser.',
  dismissNotice: 'Dismiss notice',
});

export type TenStepMessages = typeof tenStepMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly tenStep: TenStepMessages;
  }
}
