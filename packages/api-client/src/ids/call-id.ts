/** Ids of the calls of the flow, as in {@link ApiClient}: area and name. */
export type FlowCallId =
  | 'topics.suggest'
  | 'paper.analyze'
  | 'hypothesis.generate'
  | 'literature.search'
  | 'literature.review'
  | 'literature.import'
  | 'literature.removeImport'
  | 'experiment.design'
  | 'company.create'
  | 'company.generateDocument'
  | 'pdf.generate';

/** Ids of all calls, as in {@link PlatformClient}: area and name. */
export type CallId =
  | FlowCallId
  | 'pdf.researchPaper'
  | 'pdf.summary'
  | 'pdf.article'
  | 'quantum.createCircuit'
  | 'quantum.runSimulation'
  | 'quantum.optimizeMolecule'
  | 'quantum.computeEnergies'
  | 'research.run'
  | 'research.hypothesis'
  | 'research.paper'
  | 'tenStep.health'
  | 'tenStep.start'
  | 'tenStep.analytics'
  | 'tenStep.paper'
  | 'platform.disclaimers'
  | 'platform.services'
  | 'session.profile'
  | 'session.saveProfile'
  | 'session.refresh'
  | 'session.logout'
  | 'session.exchangeCode'
  | 'session.health'
  | 'users.list'
  | 'users.changeRole'
  | 'journeys.list'
  | 'journeys.read'
  | 'journeys.save'
  | 'journeys.remove'
  | 'data.usage'
  | 'data.export'
  | 'data.delete';

/** Id of a call of ours, or of an endpoint that a host has defined. */
// The intersection keeps the known ids in what editors suggest.
export type EndpointId = CallId | (string & {});
