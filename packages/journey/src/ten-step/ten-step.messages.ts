/** Words of the ten-step journey. Landing's are its own room's. */
export const tenStepMessages = {
  /** TEN-16, T-08 */
  interestQuestion: 'What is your research interest?',
  interestHint: 'A sentence is enough, for example: how sleep after learning changes recall.',
  ok: 'OK',
  cancel: 'Cancel',
  region: 'Ten-step journey',
  restoring: 'Looking for a journey that was begun here…',
  opening: 'Opening the journey…',
  partFailed: 'This part could not be shown. What was saved of your journey is kept.',
  /** TEN-24 */
  hypothesisFailed: 'Failed to generate hypothesis',
  /** TEN-25, T-19 */
  startFailed: 'Failed to start journey',
  /** Second lines, beside the specified one (T-80). */
  offline: 'You are offline. Your interest is kept; try again when you are connected.',
  noAccess: 'You do not have access to this service.',
  busy: 'The service is busy. Try again in {seconds} seconds.',
  busyNow: 'The service is busy. Try again in a moment.',
  timedOut: 'No answer came within 30 seconds.',
  /** TEN-02 */
  progress: 'Journey progress',
  stepOfSteps: 'Step {step} of {steps}: {name}',
  stepNumber: 'Step {step} of {steps}',
  steps: 'Steps of this journey',
  stepDone: 'done',
  simulatedStep: 'Nothing was done in this step. It takes people and time outside this page.',
  agentsNotRun: 'No result yet. Launch the research agents to get one.',
  agentsGaveNothing: 'The research agents gave no result for this step.',
  noPaper: 'No draft was written for this step.',
  /** TEN-03 */
  details: 'Journey details',
  journeyId: 'Journey ID',
  interest: 'Research Interest',
  timeline: 'Timeline',
  /** TEN-01, T-13 */
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
  /** ENT-28, T-13: ours. */
  descriptions: {
    hypothesis: 'A claim about your interest that an experiment can bear out or refute.',
    literature: 'What is known already, who found it, and how often others build on it.',
    experiment: 'What to measure, on how many samples, and against which controls.',
    data: 'Carry the experiment out, and keep what it measures with where it came from.',
    analysis: 'What the numbers say about the claim, and how sure one can be of it.',
    paper: 'Set question, methods and results down so that others can check them.',
    review: 'Let people who know the field look for what is wrong, before it is published.',
    protection: 'See what is new enough to protect, and prepare the patent filing.',
    company: 'Found the company: who owns it, who leads it, and the papers it needs.',
    launch: 'Bring the first product to the people who need it.',
  },
  /** TEN-05 */
  hypothesisTitle: 'Research Hypothesis',
  /** T-18 */
  noHypothesis: 'No hypothesis text was returned.',
  unsupportedTitle: 'No source supports a hypothesis yet',
  unsupportedHelp:
    'Nothing is designed or written from it. Start a journey on another interest, or continue without a hypothesis.',
  methodology: 'Methodology',
  /** TEN-07 */
  funding: 'Estimated funding: {amount}',
  topics: 'Related topics',
  /** TEN-08 */
  literature: 'Literature',
  literatureShown: 'The first {shown} of {count} references.',
  noLiterature: 'No references were returned for this interest.',
  untitled: 'Untitled reference',
  citations: 'Citations: {count}',
  impactFactor: 'Impact factor: {factor}',
  /** TEN-08, TEN-10 */
  notAvailable: 'N/A',
  viewReference: 'View at publisher',
  /** TEN-09 */
  agentsTitle: 'AI research agents',
  agentsInvitation:
    'Six agents go through summaries of the literature, form hypotheses, plan the experiment, look at structures, analyse and write. Their topic is your research interest.',
  launch: 'Launch AI Research Agents',
  openingAgents: 'Calling the agents…',
  agentsFailed: 'The agents could not be shown. Your journey is kept.',
  retry: 'Try again',
  back: 'Back to Journey',
  /** TEN-10 */
  results: 'Research results',
  papersAnalyzed: 'Papers analysed',
  confidence: 'Hypothesis confidence',
  structureScore: 'Structure score',
  dataSource: 'Data source: {source}',
  /** TEN-11 */
  viewResults: 'View Full Results',
  resultsReduced:
    'The storage of this browser was full, so only these figures were kept. Launch the agents again to see all of it.',
  /** TEN-12, TEN-15 */
  continue: 'Continue',
  processing: 'Processing...',
  /** TEN-13 */
  completeTitle: 'Journey Complete!',
  completeText: 'Your research has been transformed into a market-ready company!',
  completeNote:
    'Steps 4 and 7 to 10 were simulated: no data, review, patent, company or product came of them.',
  /** TEN-14 */
  reset: 'Start New Journey',
  conflict: 'This journey was changed in another tab',
  conflictHelp: 'Nothing more is saved until you choose which one to go on with.',
  otherNothing: 'The other tab has ended it.',
  otherUnreadable:
    'What the other tab saved cannot be read here. A copy of it is kept if you go on.',
  otherAt: 'The other tab is at {step}, with the interest “{interest}”.',
  useOther: 'Use the other version',
  keepCurrent: 'Keep this version',
  /** Another tab went on while nothing of this one was unsaved. */
  updatedByOtherTab: 'Another tab went on with this journey. You see where it stands now.',
  memoryOnly: 'This browser keeps nothing for this page. Your journey will not survive a reload.',
  resultsNotSaved:
    'The storage of this browser is full. Your journey will survive a reload; of the agents’ results only the figures.',
  recordUnreadable:
    'A journey was saved here that could not be opened. It was left untouched, so this one will not survive a reload.',
  backupSaved: 'A journey was saved here that could not be read. A copy was kept in this browser.',
  dismissNotice: 'Dismiss notice',
} as const;

export type TenStepMessages = typeof tenStepMessages;
