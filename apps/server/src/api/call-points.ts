import { ENDPOINTS, getRoute } from '@spinout/api-client/contract';
import { TrieRouter } from 'hono/router/trie-router';

/**
 * Points that a call costs in the rate limit, by its id: one for about two milliseconds of a processor core, measured with
 * ordinary inputs. Reading a paper costs what a long one needs.
 */
export const CALL_POINTS: Readonly<Record<string, number>> = {
  'company.create': 2,
  'company.generateDocument': 2,
  'data.delete': 5,
  'data.export': 50,
  'data.usage': 2,
  'experiment.design': 5,
  'hypothesis.generate': 20,
  'journeys.list': 5,
  'journeys.read': 3,
  'journeys.remove': 2,
  'journeys.save': 3,
  'literature.import': 20,
  'literature.removeImport': 3,
  'literature.review': 10,
  'literature.search': 15,
  'paper.analyze': 30,
  'pdf.article': 30,
  'pdf.generate': 30,
  'pdf.researchPaper': 30,
  'pdf.summary': 20,
  'platform.disclaimers': 1,
  'platform.services': 2,
  'quantum.computeEnergies': 150,
  'quantum.createCircuit': 5,
  'quantum.optimizeMolecule': 20,
  'quantum.runSimulation': 30,
  'research.hypothesis': 30,
  'research.paper': 50,
  'research.run': 300,
  'session.exchangeCode': 5,
  'session.health': 1,
  'session.logout': 2,
  'session.profile': 1,
  'session.refresh': 2,
  'session.saveProfile': 2,
  'tenStep.analytics': 5,
  'tenStep.health': 1,
  'tenStep.paper': 30,
  'tenStep.start': 5,
  'topics.suggest': 20,
  'users.changeRole': 3,
  'users.list': 3,
};

/** Reads on other paths of the API, such as the events of a run. */
const READ_POINTS = 1;
/** Other requests, which may have a body. */
const CHANGE_POINTS = 5;

/**
 * Returns the points of a request from its method and path, before its body is read. Where calls share a path, it costs as
 * much as the most expensive one. Pages and their files cost nothing.
 */
export function createCallPoints(): (method: string, path: string) => number {
  const routes = new TrieRouter<number>();
  for (const { endpoint } of ENDPOINTS) {
    const path = getRoute(endpoint).replace(/\{(\w+)\}/g, ':$1');
    routes.add(endpoint.method, path, getCallPoints(endpoint.id));
  }
  return (method, path) => {
    const isRead = method === 'GET' || method === 'HEAD';
    const [matches] = routes.match(isRead ? 'GET' : method, path);
    if (matches.length > 0) return Math.max(...matches.map(([points]) => points));
    if (!isRead) return CHANGE_POINTS;
    return path.startsWith('/api/') ? READ_POINTS : 0;
  };
}

/** @throws for a call without points */
const getCallPoints = (id: string): number => {
  const points = CALL_POINTS[id];
  if (points === undefined) throw new Error(`The call ${id} has no points in call-points.ts.`);
  return points;
};
