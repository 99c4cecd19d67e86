import { defineMessages } from '@spinout/flow-kit';
export const featureDashboardMessages = /* @__PURE__ */ defineMessages('featureDashboard', {
  tabs: 'Feature dashboard',
  overview: 'Overview',
  quantum: 'Quantum Computing',
  pdf: 'PDF Generation',
  disclaimers: 'Disclaimers',
  /** Of the overview. */
  activityTitle: 'Activity',
  activityIntroduction:
    'Completed requests in this browser, or in your account while you are signed in. Read-only requests are not counted.',
  activityList: 'Completed requests',
  activityTotal: 'Total: {total}',
  noActivity: 'No activity yet. Start a journey, and its requests are counted here.',
  servicesTitle: 'Services',
  servicesIntroduction:
    'This server does not count requests. These are its services and their status.',
  servicesList: 'Available services',
  service: '{name}: {status}',
  failed: 'The overview could not be loaded. The other tabs still work.',
  refresh: 'Refresh',
  tryAgain: 'Try Again',
  loading: 'Loading the overview',
  /** Names of calls; one without a name is shown by its id. */
  calls: {
    'company.create': 'Companies drafted',
    'company.generateDocument': 'Company documents',
    'experiment.design': 'Experiment designs',
    'hypothesis.generate': 'Hypotheses',
    'journeys.save': 'Journeys saved',
    'literature.review': 'Literature reviews',
    'literature.search': 'Literature searches',
    'paper.analyze': 'Papers analyzed',
    'pdf.article': 'Article PDFs',
    'pdf.generate': 'Reports as PDF',
    'pdf.researchPaper': 'Research papers as PDF',
    'pdf.summary': 'Summaries as PDF',
    'quantum.createCircuit': 'Quantum circuits',
    'quantum.optimizeMolecule': 'Molecules optimized',
    'quantum.runSimulation': 'Quantum simulations',
    'research.hypothesis': 'Advanced hypotheses',
    'research.paper': 'Papers drafted',
    'research.run': 'Agent runs',
    'tenStep.paper': 'Ten-step papers',
    'tenStep.start': 'Ten-step journeys',
    'topics.suggest': 'Topic suggestions',
  },
});

export type FeatureDashboardMessages = typeof featureDashboardMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly featureDashboard: FeatureDashboardMessages;
  }
}
