import type { EndpointId } from '../ids/call-id.js';

/**
 * The hosts that an endpoint may name.
 * - `api`: the main API; `auth`, `pdf`, `researchApi`: its branches, each with a base of its own
 * - `research`: the local research service
 * - `tenStep`: the research API on a local host, the serverless path elsewhere
 */
export type HostName = 'api' | 'auth' | 'pdf' | 'researchApi' | 'research' | 'tenStep';

/** Where a call goes: method, path and host name. `createHosts` resolves the host name to a base URL. */
export interface Address {
  /** Name for messages and logs, e.g. `literature.search`. */
  readonly id: EndpointId;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly host: HostName;
  /** Names in braces are replaced by fields of the request: `/admin/users/{user_id}/role`. */
  readonly path: string;
  /** Fields of the request that are sent in the query. @default none */
  readonly query?: readonly string[];
  /** Path on the page's own origin, used if the page is not on a local host. */
  readonly serverlessPath?: string;
  /** False for a health check, which is sent once. @default a GET is retried */
  readonly retry?: false;
  /**
   * True for a write that is never the retry of an earlier one. Its key is not kept, so that it is sent at once: a
   * sign-out must leave before its token is removed.
   * @default false
   */
  readonly isAlwaysFresh?: true;
  /** Milliseconds until the call times out, for one that may compute for long. @default that of the client, 30_000 */
  readonly timeoutMs?: number;
}
