import type { PlatformClient } from '@spinout/api-client';
import {
  exampleCompany,
  exampleJourney,
  type allExampleReplies,
} from '@spinout/api-client/testing';

export type CallId = keyof typeof allExampleReplies;

/** All calls, as functions of a client. */
export const CLIENT_CALLS: Record<CallId, (api: PlatformClient) => Promise<unknown>> = {
  'topics.suggest': (api) => api.topics.suggest({ preferences: { categories: [] } }),
  'paper.analyze': (api) =>
    api.paper.analyze({
      journey_id: 'journey-1',
      paper_url: '',
      paper_content: 'Spindles rose.',
      metadata: { title: 'Spindles', upload_method: 'text' },
    }),
  'hypothesis.generate': (api) =>
    api.hypothesis.generate({ topic: 'Sleep', interest: 'sleep', papers: [] }),
  'literature.search': (api) =>
    api.literature.search({ journey_id: 'journey-1', hypothesis: null, query: 'sleep', limit: 20 }),
  'literature.review': (api) =>
    api.literature.review({ journey_id: 'journey-1', selected_papers: [], papers: [] }),
  'literature.import': (api) =>
    api.literature.import({ journey_id: 'journey-1', file_name: 'a.ris', content: 'TY  - JOUR' }),
  'literature.removeImport': (api) =>
    api.literature.removeImport({ journey_id: 'journey-1', import_id: 'import-1' }),
  'experiment.design': (api) =>
    api.experiment.design({ journey_id: 'journey-1', hypothesis: null }),
  'company.create': (api) =>
    api.company.create({
      journey_id: 'journey-1',
      operationalBlueprint: null,
      researchArea: null,
      budgetEstimate: null,
    }),
  'company.generateDocument': (api) =>
    api.company.generateDocument({
      companyData: exampleCompany,
      documentType: 'bylaws',
      journeyId: 'journey-1',
    }),
  'pdf.generate': (api) => api.pdf.generate({ title: 'Report', content: 'Text' }),
  'pdf.summary': (api) => api.pdf.summary({ title: 'Summary', content: 'Text' }),
  'pdf.researchPaper': (api) =>
    api.pdf.researchPaper({ title: 'Paper', authors: [], abstract: '', sections: [] }),
  'pdf.article': (api) =>
    api.pdf.article({
      title: 'Paper',
      authors: [],
      abstract: '',
      content: 'Text',
      references: [],
      format: 'nature',
    }),
  'quantum.createCircuit': (api) => api.quantum.createCircuit({ name: 'C', num_qubits: 5 }),
  'quantum.runSimulation': (api) => api.quantum.runSimulation({ circuit_id: 'c', shots: 1024 }),
  'quantum.optimizeMolecule': (api) => api.quantum.optimizeMolecule({ molecule: 'H2' }),
  'quantum.computeEnergies': (api) => api.quantum.computeEnergies({ hamiltonian: 'ZZ' }),
  'research.run': (api) => api.research.run({ topic: 'Sleep' }),
  'research.hypothesis': (api) => api.research.hypothesis({ research_area: 'Sleep' }),
  'research.paper': (api) => api.research.paper({ topic: 'Sleep', findings: [] }),
  'tenStep.health': (api) => api.tenStep.health(),
  'tenStep.start': (api) =>
    api.tenStep.start({ topic: 'Sleep', domain: 'life_sciences', user_id: 'web-user-1' }),
  'tenStep.analytics': (api) => api.tenStep.analytics(),
  'tenStep.paper': (api) => api.tenStep.paper({ hypothesis: null, topic: 'Sleep' }),
  'platform.disclaimers': (api) => api.platform.disclaimers(),
  'platform.services': (api) => api.platform.services(),
  'session.profile': (api) => api.session.profile(),
  'session.saveProfile': (api) =>
    api.session.saveProfile({ name: 'A', bio: '', organization: '', research_interests: [] }),
  'session.refresh': (api) => api.session.refresh({ refresh_token: 'r' }),
  'session.logout': (api) => api.session.logout({}),
  'session.exchangeCode': (api) => api.session.exchangeCode({ code: 'c', state: 's' }),
  'session.health': (api) => api.session.health(),
  'users.list': (api) => api.users.list({ page: 1, limit: 50 }),
  'users.changeRole': (api) => api.users.changeRole({ user_id: 'user-1', role: 'admin' }),
  'journeys.list': (api) => api.journeys.list(),
  'journeys.read': (api) => api.journeys.read({ journey_id: 'journey-1' }),
  'journeys.save': (api) => api.journeys.save(exampleJourney),
  'journeys.remove': (api) => api.journeys.remove({ journey_id: 'journey-1' }),
  'data.usage': (api) => api.data.usage(),
  'data.export': (api) => api.data.export({}),
  'data.delete': (api) => api.data.delete({}),
};

/** Calls whose contract accepts any readable body. */
export const ACCEPTS_ANY_BODY: ReadonlySet<string> = new Set<CallId>([
  'tenStep.health',
  'tenStep.analytics',
  'tenStep.paper',
  'session.health',
  'session.logout',
]);
