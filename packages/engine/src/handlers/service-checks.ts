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
import { defaultCompany } from '@spinout/api-client/venture';
import { memoryStore } from '../store/store.js';
import type { ServiceState, EngineDependencies } from '../engine-dependencies.js';
import { companyHandlers } from './company.handlers.js';
import { experimentHandlers } from './experiment.handlers.js';
import type { Handler } from './handle.js';
import { hypothesisHandlers } from './hypothesis.handlers.js';
import { literatureHandlers } from './literature.handlers.js';
import { pdfHandlers } from './pdf.handlers.js';
import { quantumHandlers } from './quantum.handlers.js';

/** Milliseconds for which the result of the checks is reused; screens ask every 30 seconds each. */
export const SERVICE_CHECK_TTL_MS = 60_000;

const TOPIC = 'Sleep spindles and memory';

type Ask = (id: string, input: unknown) => Promise<ApiReply>;

interface ServiceCheck {
  readonly name: string;
  /** Has the service do a small piece of its real work. */
  readonly run: (ask: Ask) => Promise<ApiReply>;
}

const CHECKS: readonly ServiceCheck[] = [
  {
    name: 'literature',
    run: (ask) =>
      ask(searchLiterature.id, { journey_id: '', hypothesis: null, query: 'memory', limit: 1 }),
  },
  {
    name: 'hypothesis',
    run: (ask) => ask(generateHypothesis.id, { topic: TOPIC, interest: TOPIC, papers: [] }),
  },
  {
    name: 'experiment',
    run: (ask) => ask(designExperiment.id, { journey_id: '', hypothesis: null }),
  },
  {
    name: 'documents',
    run: (ask) =>
      ask(generateDocument.id, {
        companyData: defaultCompany({ topic: TOPIC, researchArea: null, id: 'check' }),
        documentType: 'bylaws',
        journeyId: '',
      }),
  },
  {
    name: 'quantum',
    run: async (ask) => {
      const created = await ask(createCircuit.id, { name: 'check', num_qubits: 1 });
      const circuit = getField(created.body.kind === 'json' ? created.body.value : null, 'circuit');
      return ask(runSimulation.id, { circuit_id: getField(circuit, 'id'), shots: 1 });
    },
  },
  { name: 'pdf', run: (ask) => ask(generatePdf.id, { title: TOPIC, content: TOPIC }) },
];

const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

type ServiceStates = Readonly<Record<string, ServiceState>>;

interface CachedStates {
  readonly atMs: number;
  readonly states: Promise<ServiceStates>;
}

/** By library: a server makes an engine for each caller, and they share it. */
const cache = new WeakMap<EngineDependencies['library'], CachedStates>();

/**
 * Has each service of the engine do a small piece of its real work and tells how it went: `online` or `offline`.
 * Nothing is stored, counted or sent anywhere; the result is reused for {@link SERVICE_CHECK_TTL_MS}.
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
  // Without public sources and a language model, so that no check leaves this machine.
  const dependencies: EngineDependencies = { now, seed, library, store: memoryStore() };
  const handlers = new Map(
    [
      ...literatureHandlers(dependencies),
      ...hypothesisHandlers(dependencies),
      ...experimentHandlers(dependencies),
      ...companyHandlers(dependencies),
      ...quantumHandlers(dependencies),
      ...pdfHandlers(),
    ].map((handler): [string, Handler] => [handler.id, handler]),
  );
  const { signal } = new AbortController();
  const ask: Ask = async (id, input) => {
    const handler = handlers.get(id);
    if (!handler) throw new Error(`No handler answers ${id}.`);
    return handler.answer({
      id,
      method: 'POST',
      host: 'api',
      path: '',
      accept: 'json',
      body: { kind: 'json', value: input },
      signal,
    });
  };
  const states: Record<string, ServiceState> = {};
  // Checks run one after the other, so that other calls are answered in between.
  for (const { name, run } of CHECKS) {
    const isOnline = await run(ask).then(
      // A refusal is an answer.
      ({ status }) => status < 500,
      () => false,
    );
    states[name] = { status: isOnline ? 'online' : 'offline' };
  }
  return states;
}
