import { ConfigurationError } from '../errors/api-error.js';
import type { Address, HostName } from './address.js';

/** Every base is empty (= the page's own origin), a path that starts with "/", or an http(s) address. */
export interface HostSettings {
  /** Base of the main API. @default '' */
  readonly apiBase?: string;
  /** Base of sign-in. @default `{apiBase}/api/v1` */
  readonly authBase?: string;
  /** Base of the PDF service. @default `{apiBase}/api/v1/pdf` */
  readonly pdfBase?: string;
  /** Base of paper generation. @default `{apiBase}/api/v1` */
  readonly researchApiBase?: string;
  /** Base of the research service: `research` of the service map. @default apiBase */
  readonly researchBase?: string;
  /** Name of the host that the page is on. @default the page's `location.hostname`, else 'localhost' */
  readonly hostname?: string;
}

/** Base for calls of the ten-step journey if the page is not on a local host. */
const SERVERLESS_BASE = '/.netlify/functions/v1';
const VERSIONED = '/api/v1';

const BASES = ['apiBase', 'authBase', 'pdfBase', 'researchApiBase', 'researchBase'] as const;

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
  for (const name of BASES) checkBase(name, settings[name]);
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

/** @throws {ConfigurationError} if a base is neither empty nor a path nor an http(s) address */
export function checkBase(name: string, base: string | undefined) {
  if (base === undefined || /^(https?:\/\/|\/|$)/i.test(base)) return;
  throw new ConfigurationError(
    `${name} is "${base}". Use "", a path such as "/api", or an http(s) address.`,
  );
}
