import { checkBases, type HostSettings } from './check-bases.js';
import type { Address, HostName } from './address.js';

/** Base for calls of the ten-step journey if the page is not on a local host. */
const SERVERLESS_BASE = '/.netlify/functions/v1';
const VERSIONED = '/api/v1';

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether a hostname refers to the local machine. */
export const isLocalHost = (hostname: string): boolean => LOCAL_HOSTS.has(hostname.toLowerCase());

/** An address without the slashes at its end. */
export const trimSlashes = (address: string): string => address.replace(/(?<!\/)\/+$/, '');

/** Joins a base and a path with exactly one slash. */
export const joinUrl = (base: string, path: string): string =>
  `${trimSlashes(base)}/${path.replace(/^\/+/, '')}`;

/**
 * Resolves the URL of each call.
 * @throws {ConfigurationError} if a base is neither empty nor a path nor an http(s) address
 */
export const createHosts = (settings: HostSettings = {}) => {
  checkBases(settings);
  const { apiBase = '', hostname } = settings;
  const local = isLocalHost(hostname ?? globalThis.location?.hostname ?? 'localhost');
  const researchBase = settings.researchBase ?? apiBase;
  const bases: Record<HostName, string> = {
    api: apiBase,
    auth: settings.authBase ?? joinUrl(apiBase, VERSIONED),
    pdf: settings.pdfBase ?? joinUrl(apiBase, `${VERSIONED}/pdf`),
    researchApi: settings.researchApiBase ?? joinUrl(apiBase, VERSIONED),
    research: researchBase,
    tenStep: local ? joinUrl(researchBase, VERSIONED) : SERVERLESS_BASE,
  };
  return {
    /** The URL of a call. */
    url: ({ host, path, serverlessPath }: Pick<Address, 'host' | 'path' | 'serverlessPath'>) =>
      serverlessPath !== undefined && !local ? serverlessPath : joinUrl(bases[host], path),
  };
};

/** Resolves endpoints to URLs. */
export type Hosts = ReturnType<typeof createHosts>;
