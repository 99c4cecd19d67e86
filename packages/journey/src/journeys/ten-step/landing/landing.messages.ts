import { defineMessages } from '@spinout/flow-kit';
/** Welcome, intro and descriptions are ours; the rest is as specified. */
export const landingMessages = /* @__PURE__ */ defineMessages('landing', {
  /** Text of the specification. */
  title: 'From a research interest to a company',
  /** Text of the specification. */
  intro:
    'Tell us your research question. Ten steps lead from a first hypothesis to a draft company.',
  /** Text of the specification. */
  start: 'Start Your Journey',
  starting: 'Initializing...',
  startHint: 'One sentence is enough. You get a first hypothesis in seconds.',
  figure: {
    claim: 'Claim',
    claimText: 'Sleep after learning helps memory last.',
    quote: 'Quote',
    quoteText: '“Recall was better after a night of sleep than after a day awake.”',
    page: 'Page',
    pageText: 'Example paper, p. 4',
    caption: 'Illustration. The paper and its text are made up.',
  },
  featuresList: 'Platform features',
  /** Text of the specification. */
  features: {
    agents: {
      title: 'AI research agents',
      text: 'Six agents read paper summaries, suggest hypotheses, design the experiment, look up structures, analyze and write. You see their progress.',
    },
    quantum: {
      title: 'Quantum computing for molecular optimisation',
      text: 'Build a circuit, run it and read its counts, or ask for the ground state energy of a molecule.',
    },
    pdf: {
      title: 'PDF generation',
      text: 'Download results as a summary or a full research paper, and all data as JSON.',
    },
    structure: {
      title: '3D protein visualisation',
      text: 'Predicted structures with the confidence of each prediction.',
    },
    analytics: {
      title: 'Research analytics',
      text: 'Themes and gaps of a field, findings with their significance, and an activity log.',
    },
    enterprise: {
      title: 'Enterprise features',
      text: 'Sign-in with roles, journeys saved on your own server, and the status of every service.',
    },
  },
  /** Text of the specification. */
  simulated: 'Simulated',
  simulatedNote:
    'Without a server, agent runs and quantum results are simulated, and always labeled.',
  statsList: 'Platform statistics',
  /** Text of the specification. */
  stats: {
    services: { figure: '7', text: 'AI microservices' },
    steps: { figure: '10', text: 'research steps' },
    availability: { figure: '24/7', text: 'availability' },
    powered: { figure: '100%', text: 'AI-powered' },
  },
  stepsTitle: 'Ten steps',
  stepsIntro: 'Each step uses the results before it. Continue when you are ready.',
  stepsList: 'Journey steps',
  /** Beside the names of the ten-step journey. */
  steps: {
    hypothesis: 'A claim that can be tested.',
    literature: 'What is known, and by whom.',
    experiment: 'Protocol, controls, sample size.',
    data: 'What the experiment measures.',
    analysis: 'What the data say, and how certain it is.',
    paper: 'A manuscript from the results.',
    review: 'Errors found before publication.',
    protection: 'Patent filing for what is new.',
    company: 'Founders, shares, documents.',
    launch: 'The first customers.',
  },
  closingTitle: 'Start with one question.',
  /** Text of the specification. */
  closing: 'Begin Research Journey',
  closingBusy: 'Starting...',
});

export type LandingMessages = typeof landingMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly landing: LandingMessages;
  }
}
