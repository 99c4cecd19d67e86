import { ConfigurationError } from '../errors/api-error.js';
import type { Address } from '../endpoint.js';

/** The hosts that an endpoint may name. */
export type HostName = 'api';

export interface HostSettings {
  /** Base of all paths of the flow (API-40, T-02); empty = the page's own origin. @default '' */
  readonly apiBase?: string;
  /** Name of the host that the page is on. @default the page's `location.hostname`, else 'localhost' */
  readonly hostname?: string;
}

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** T-01: the names under which a machine knows itself. */
export const isLocalHost = (hostname: string): boolean => LOCAL_HOSTS.has(hostname.toLowerCase());

/** Joins a base and a path with exactly one slash. */
export const joinUrl = (base: string, path: string): string =>
  `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;

/**
 * Finds the address of each call.
 * @throws {ConfigurationError} when `apiBase` is neither empty, a path nor an http(s) address
 */
export const createHosts = ({ apiBase = '', hostname }: HostSettings = {}) => {
  if (!/^(https?:\/\/|\/|$)/i.test(apiBase)) {
    throw new ConfigurationError(
      `apiBase is "${apiBase}". It must be empty, a path that starts with "/", or an http(s) address. ` +
        'Write e.g. apiBase: "https://api.example.org".',
    );
  }
  const local = isLocalHost(hostname ?? globalThis.location?.hostname ?? 'localhost');
  return {
    /** The URL of a call. */
    url: ({ path, serverlessPath }: Address): string =>
      serverlessPath !== undefined && !local ? serverlessPath : joinUrl(apiBase, path),
  };
};
