export const featureDashboardMessages = {
  /** PANEL-09 */
  tabs: 'Feature dashboard',
  overview: 'Overview',
  quantum: 'Quantum Computing',
  pdf: 'PDF Generation',
  disclaimers: 'Disclaimers',
  /** Of the overview. */
  activityTitle: 'What has run',
  activityIntroduction:
    'Calls answered for you in this browser, or with your account while you are signed in. Each is counted once, when its work is done; calls that only read are not counted.',
  activityList: 'Answered calls',
  activityTotal: 'Total: {total}',
  nothingRan: 'Nothing has run yet. What you start in a journey is counted here.',
  servicesTitle: 'What can run',
  servicesIntroduction:
    'This server keeps no counts. These are its services, and how each of them is.',
  servicesList: 'Available services',
  service: '{name}: {status}',
  failed: 'The overview could not be fetched. The other tabs work without it.',
  refresh: 'Refresh',
  tryAgain: 'Try Again',
  loading: 'Fetching the overview',
  partFailed: 'This part of the page could not be loaded.',
  /** Names of calls; one without a name is shown by its id. */
  calls: {
    'company.create': 'Companies drafted',
    'company.generateDocument': 'Company documents',
    'experiment.design': 'Experiment designs',
    'hypothesis.generate': 'Hypotheses',
    'journeys.save': 'Journeys kept',
    'literature.review': 'Literature reviews',
    'literature.search': 'Literature searches',
    'paper.analyze': 'Papers read',
    'pdf.article': 'Article PDFs',
    'pdf.generate': 'Reports as PDF',
    'pdf.researchPaper': 'Research papers as PDF',
    'pdf.summary': 'Summaries as PDF',
    'quantum.createCircuit': 'Quantum circuits',
    'quantum.optimizeMolecule': 'Molecules optimised',
    'quantum.runSimulation': 'Quantum simulations',
    'research.hypothesis': 'Advanced hypotheses',
    'research.paper': 'Papers drafted',
    'research.run': 'Runs of the agents',
    'tenStep.paper': 'Ten-step papers',
    'tenStep.start': 'Ten-step journeys',
    'topics.suggest': 'Topic suggestions',
  },
} as const;

export type FeatureDashboardMessages = typeof featureDashboardMessages;
