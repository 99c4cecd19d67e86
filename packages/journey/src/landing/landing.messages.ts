/** T-20: welcome, intro and descriptions are ours; the rest is as specified. */
export const landingMessages = {
  /** LAND-01 */
  title: 'From a research interest to a company',
  /** LAND-02 */
  intro:
    'Name what you want to find out. Ten steps take it from a first hypothesis through literature, experiment and peer review to a company that reaches its market.',
  /** LAND-03, TEN-15, T-47 */
  start: 'Start Your Journey',
  starting: 'Initializing...',
  startHint: 'You are asked for your interest in a sentence; then the first hypothesis is written.',
  figure: {
    claim: 'Claim',
    claimText: 'Sleep after learning helps memory last.',
    quote: 'Quote',
    quoteText: '“Recall was better after a night of sleep than after a day awake.”',
    page: 'Page',
    pageText: 'Example paper, p. 4',
    caption: 'Illustration. The paper and its words are made up.',
  },
  featuresList: 'Platform features',
  /** LAND-04 */
  features: {
    agents: {
      title: 'AI research agents',
      text: 'Six agents work through summaries of papers, form hypotheses, design the experiment, look up structures, analyze and write. You see who works and who waits.',
    },
    quantum: {
      title: 'Quantum computing for molecular optimisation',
      text: 'Build a circuit, run it and read its counts, or ask for the ground state energy of a molecule.',
    },
    pdf: {
      title: 'PDF generation',
      text: 'Take results along as a summary or as a full research paper, and all of the data as JSON.',
    },
    structure: {
      title: '3D protein visualisation',
      text: 'Predicted structures, with the confidence of the prediction beside them.',
    },
    analytics: {
      title: 'Research analytics',
      text: 'Themes and gaps of a field, findings with their significance, and a log of what was done when.',
    },
    enterprise: {
      title: 'Enterprise features',
      text: 'Sign-in with roles, journeys kept on a server of your own, and the status of every service.',
    },
  },
  /** MAIN-21 */
  simulated: 'Simulated',
  simulatedNote:
    'Where no server answers, the run of the agents and the quantum results are simulated. Whatever is simulated says so, on the screen and in every export.',
  statsList: 'Platform statistics',
  /** CONST-37, T-06 */
  stats: {
    services: { figure: '7', text: 'AI microservices' },
    steps: { figure: '10', text: 'research steps' },
    availability: { figure: '24/7', text: 'availability' },
    powered: { figure: '100%', text: 'AI-powered' },
  },
  stepsTitle: 'Ten steps, one line',
  stepsIntro: 'Each step works with what the one before it found. You go on when you are ready.',
  stepsList: 'Journey steps',
  /** ENT-28: beside the names of the ten-step journey. */
  steps: {
    hypothesis: 'A claim that can be tested.',
    literature: 'What is known, and by whom.',
    experiment: 'Protocol, controls, sample size.',
    data: 'What the experiment measures.',
    analysis: 'What the numbers say, and how surely.',
    paper: 'A manuscript from the results.',
    review: 'Weak points, before others find them.',
    protection: 'Patent filing for what is new.',
    company: 'Founders, shares, documents.',
    launch: 'The first customers.',
  },
  closingTitle: 'It begins with one question.',
  /** LAND-07, TEN-15, T-47 */
  closing: 'Begin Research Journey',
  closingBusy: 'Starting...',
} as const;

export type LandingMessages = typeof landingMessages;
