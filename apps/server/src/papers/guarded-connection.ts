import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { createFetchRefusal } from './fetch-refusal.js';

interface ConnectionSettings {
  /** Resolves a name, like `dns.lookup`. */
  readonly lookup: LookupFunction;
  readonly isAllowed: (address: string) => boolean;
  /** Connection timeout in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Connects only to allowed addresses. The name is resolved once, for the connection itself, so that nothing can change
 * between check and use; the address of the connected socket is checked again.
 */
export function guardedConnector(settings: ConnectionSettings): buildConnector.connector {
  const { isAllowed, timeoutMs } = settings;
  const connect = buildConnector({
    lookup: guardedLookup(settings),
    timeout: timeoutMs,
    allowH2: false,
    maxCachedSessions: 0,
  });
  return (options, callback) => {
    // Node does not resolve names that are already addresses.
    const host = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isAllowed(host))
      return callback(createFetchRefusal('notPublic'), null);
    connect(options, (...outcome) => {
      const [, socket] = outcome;
      if (socket && !isAllowed(socket.remoteAddress ?? '')) {
        socket.destroy();
        return callback(createFetchRefusal('notPublic'), null);
      }
      callback(...outcome);
    });
  };
}

const guardedLookup =
  ({ lookup, isAllowed }: ConnectionSettings): LookupFunction =>
  (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const allowed = toAddressList(found).filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return callback(createFetchRefusal('notPublic'), []);
      if (options.all) return callback(null, allowed);
      callback(null, first.address, first.family);
    });

const toAddressList = (found: string | LookupAddress[]): LookupAddress[] =>
  typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found;
