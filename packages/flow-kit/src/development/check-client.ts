import { ConfigurationError } from '@spinout/api-client';
import { describeValue, hasMethod } from './describe-value.js';

/** The client that a component needs. */
export interface ClientNeeds {
  /** The component, such as `ResearchFlow`. */
  readonly component: string;
  /** The function that creates the client. */
  readonly factory: 'createApiClient' | 'createPlatformClient';
  /** The calls that the component makes, such as `topics.suggest`. */
  readonly calls: readonly string[];
}

/**
 * Checks the client that a host passes.
 * @throws {ConfigurationError} if there is none, or if it lacks a call that the component makes
 */
export function checkClient(api: unknown, { component, factory, calls }: ClientNeeds): void {
  const example = `<${component} api={api} />, with const api = ${factory}({ transport: httpTransport() }) outside of your component`;
  if (hasMethod(api, 'send')) {
    throw new ConfigurationError(
      `The \`api\` of <${component}> is a transport. A transport sends requests, but has none of the calls that the component ` +
        `makes. Put it in a client: api={${factory}({ transport })}.`,
    );
  }
  if (hasMethod(api, 'then')) {
    throw new ConfigurationError(
      `The \`api\` of <${component}> is a promise. The component makes its calls at once and does not wait for one. Await it ` +
        'before you render the component, or create the client without await.',
    );
  }
  if (typeof api !== 'object' || api === null) {
    throw new ConfigurationError(
      `<${component}> has no \`api\`: it got ${describeValue(api)}. It makes all of its requests through a client, so none of ` +
        `its steps would work. Write ${example}.`,
    );
  }
  const missing = calls.filter((call) => !hasCall(api, call));
  if (missing.length === 0) return;
  throw new ConfigurationError(
    `The \`api\` of <${component}> lacks ${missing.join(', ')}. The component makes these calls, which would fail. Create the ` +
      `client with ${factory}({ transport }), or add the calls to your own.`,
  );
}

const hasCall = (api: object, call: string): boolean => {
  const [area = '', name = ''] = call.split('.');
  return hasMethod((api as Readonly<Record<string, unknown>>)[area], name);
};
