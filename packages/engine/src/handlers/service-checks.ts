import {
  createCircuit,
  designExperiment,
  generateDocument,
  generateHypothesis,
  generatePdf,
  runSimulation,
  searchLiterature,
  type ApiReply,
} from '@spinout/api-client';
import { defaultCompany } from '@spinout/domain/venture';
import { memoryStore } from '../store/store.js';
import type { ServiceState, EngineDependencies } from '../dependencies/engine-dependencies.js';
import { companyHandlers } from './company.handlers.js';
import { experimentHandlers } from './experiment.handlers.js';
import type { Handler } from './handle.js';
import { hypothesisHandlers } from './hypothesis.handlers.js';
import { literatureHandlers } from './literature.handlers.js';
import { pdfHandlers } from './pdf.handlers.js';
import { quantumHandlers } from './quantum.handlers.js';

/** How long the result of the checks is cached; each screen polls every 30 seconds. */
export const SERVICE_CHECK_TTL_MS = 60_000;

const TOPIC = 'Sleep spindles and memory';

type Ask = (id: string, input: unknown) => Promise<ApiReply>;

/** A small real task of each service. */
const CHECKS: Readonly<Record<string, (ask: Ask) => Promise<ApiReply>>> = {
  literature: (ask) =>
    ask(searchLiterature.id, { journey_id: '', hypothesis: null, query: 'memory', limit: 1 }),
  hypothesis: (ask) => ask(generateHypothesis.id, { topic: TOPIC, interest: TOPIC, papers: [] }),
  experiment: (ask) => ask(designExperiment.id, { journey_id: '', hypothesis: null }),
  documents: (ask) =>
    ask(generateDocument.id, {
      companyData: defaultCompany({ topic: TOPIC, researchArea: null, id: 'check' }),
      documentType: 'bylaws',
      journeyId: '',
    }),
  quantum: async (ask) => {
    const created = await ask(createCircuit.id, { name: 'check', num_qubits: 1 });
    const circuit = getField(created.body.kind === 'json' ? created.body.value : null, 'circuit');
    return ask(runSimulation.id, { circuit_id: getField(circuit, 'id'), shots: 1 });
  },
  pdf: (ask) => ask(generatePdf.id, { title: TOPIC, content: TOPIC }),
};

const HANDLERS: ReadonlyMap<string, Handler> = new Map(
  [
    ...literatureHandlers,
    ...hypothesisHandlers,
    ...experimentHandlers,
    ...companyHandlers,
    ...quantumHandlers,
    ...pdfHandlers,
  ].map((handler) => [handler.id, handler]),
);

const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

type ServiceStates = Readonly<Record<string, ServiceState>>;

/** Cached by library, which all engines of a server share. */
const cache = new WeakMap<
  EngineDependencies['library'],
  { readonly atMs: number; readonly states: Promise<ServiceStates> }
>();

/**
 * Health check: runs a small real task of each service and reports `online` or `offline`. Nothing is stored, counted or
 * sent; the result is cached for {@link SERVICE_CHECK_TTL_MS}.
 */
export function checkServices(dependencies: EngineDependencies): Promise<ServiceStates> {
  const nowMs = dependencies.now().getTime();
  const known = cache.get(dependencies.library);
  if (known && Math.abs(nowMs - known.atMs) < SERVICE_CHECK_TTL_MS) return known.states;
  const states = runChecks(dependencies);
  cache.set(dependencies.library, { atMs: nowMs, states });
  return states;
}

async function runChecks({ now, seed, library }: EngineDependencies): Promise<ServiceStates> {
  // Without public sources and a language model, so that checks send no requests.
  const dependencies: EngineDependencies = { now, seed, library, store: memoryStore() };
  const { signal } = new AbortController();
  const ask: Ask = async (id, input) => {
    const handler = HANDLERS.get(id);
    if (!handler) throw new Error(`No handler answers ${id}.`);
    const body = { kind: 'json', value: input } as const;
    const address = { id, method: 'POST', host: 'api', path: '', accept: 'json' } as const;
    return handler.answer({ ...address, body, signal }, dependencies);
  };
  const states: Record<string, ServiceState> = {};
  // Checks run sequentially, so that other calls are answered in between.
  for (const [name, run] of Object.entries(CHECKS)) {
    const isOnline = await run(ask).then(
      // Refusals also show that the service works.
      ({ status }) => status < 500,
      () => false,
    );
    states[name] = { status: isOnline ? 'online' : 'offline' };
  }
  return states;
}
