import { canReadNodeEnv } from '../errors/can-read-node-env.js';
import { loadCode } from '../errors/load-code.js';
import type { FlowCallId } from '../ids/call-id.js';
import type { CallContext } from './call.js';
import { checkClientSettings } from './check-settings.js';
import type { ApiClient, Call } from './client.types.js';
import type { createFlowCalls } from './flow-calls.js';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

const CALLS = [
  'topics.suggest',
  'paper.analyze',
  'hypothesis.generate',
  'literature.search',
  'literature.review',
  'literature.import',
  'literature.removeImport',
  'experiment.design',
  'company.create',
  'company.generateDocument',
  'pdf.generate',
] as const satisfies readonly FlowCallId[];

/** A call whose types are those that the client gives it. */
type AnyCall = Call<unknown, unknown>;

/**
 * Creates the client for the calls of the flow. Every method takes a request and call options, and throws only
 * `ApiError`. What sends the calls is loaded with the first one, so that it does not add to the first load of the page.
 * @throws {ConfigurationError} in development, without a transport
 * @example createApiClient({ transport: httpTransport({ apiBase: 'https://api.example.org' }) })
 */
export const createApiClient = (settings: CallContext): ApiClient => {
  if (canReadNodeEnv()) {
    if (process.env.NODE_ENV !== 'production') checkClientSettings(settings);
  }
  let calls: ReturnType<typeof createFlowCalls> | undefined;
  const load = async (id: FlowCallId) => {
    const loaded = await loadCode(id, () => import('./flow-calls.js'));
    calls ??= loaded.createFlowCalls(settings);
    return calls[id] as AnyCall;
  };
  const client: Record<string, Record<string, AnyCall>> = {};
  for (const id of CALLS) {
    const [area, name] = id.split('.') as [string, string];
    (client[area] ??= {})[name] = async (request, options) => (await load(id))(request, options);
  }
  return client as unknown as ApiClient;
};
