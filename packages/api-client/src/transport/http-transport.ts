import { checkBases } from '../config/check-bases.js';
import { ConfigurationError } from '../errors/api-error.js';
import type { HttpTransportSettings } from './http-transport-settings.js';
import type { Transport } from './transport.js';

const HEADER_VALUE = /^[\x21-\x7e]+$/;

/**
 * Sends calls over HTTP to the configured hosts.
 *
 * - After a 401 the session is refreshed once and the request is sent once more.
 * - Reads are retried up to twice after network and server failures; health checks are sent once.
 * - After a 429 with a Retry-After of at most 30 s that fits into the call's time limit, the request is sent once more.
 *   A server on another origin must expose the header (`Access-Control-Expose-Headers: Retry-After`).
 * - Redirects are followed only for anonymous reads, and only within one origin.
 * @throws {ConfigurationError} if `visitorId` cannot be sent as a header
 */
export const httpTransport = (settings: HttpTransportSettings = {}): Transport => {
  checkBases(settings);
  const { visitorId } = settings;
  if (visitorId !== undefined && !HEADER_VALUE.test(visitorId)) {
    throw new ConfigurationError(
      'visitorId holds characters that no header can carry. Use printable ASCII, e.g. a UUID.',
    );
  }
  return {
    send: async (request) => {
      // Read before anything is awaited: a logout call is sent with the token that is removed right after.
      const bearer = settings.session?.bearer() ?? null;
      // Loaded with the first call, so that it does not add to the first load of the page.
      const { sendOverHttp } = await import('./http-send.js');
      return sendOverHttp(request, bearer, settings);
    },
  };
};
