import { ConfigurationError } from '../errors/api-error.js';
import { REQUEST_TIMEOUT_MS } from '../call.js';
import { isLocalHost, joinUrl } from './hosts.js';

/** All on unless a host turns one off, which hides the panel and its calls. */
export interface FeatureFlags {
  readonly quantum: boolean;
  readonly proteinStructure: boolean;
  readonly aiAgents: boolean;
  readonly pdfExport: boolean;
  readonly collaboration: boolean;
}

export const FEATURE_FLAGS: FeatureFlags = {
  quantum: true,
  proteinStructure: true,
  aiAgents: true,
  pdfExport: true,
  collaboration: true,
};

/** The two WebSocket services are `websocketVisualization` and `websocketQuantum`. */
export const SERVICES = [
  'gateway',
  'research',
  'alphafold',
  'quantum',
  'visualization',
  'agentic',
  'pdf',
  'websocketVisualization',
  'websocketQuantum',
] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Where a service is found: `localPort` on a local host, `host` elsewhere; else beside the page. */
export interface ServicePlace {
  /** An http(s) address without a trailing slash, e.g. "https://research.example.org". */
  readonly host?: string;
  readonly localPort?: number;
}

/** What is set at build time; what is set at run time wins. */
export interface PlatformSettings {
  /** Hostname of the product itself. No third party's is built in. */
  readonly ownHostname?: string;
  /** Base of the production backend, used on every host but the product's own. */
  readonly productionBase?: string;
  /** A base that wins over the rule of CFG-13. */
  readonly apiBase?: string;
  readonly services?: Readonly<Partial<Record<ServiceName, ServicePlace>>>;
  readonly features?: Readonly<Partial<FeatureFlags>>;
}

/** The page that the configuration is read on. */
export interface PagePlace {
  readonly hostname: string;
  /** Scheme, host and port, e.g. "https://app.example.org". */
  readonly origin: string;
}

/**
 * Reads the platform's configuration. Two rules stand beside each other: the one base of the
 * endpoint table (empty on the own host, else the production backend), and the service map (production hosts on the
 * own hostname, local ports otherwise). With nothing set everything is the own origin.
 * @param settings what was built in
 * @param page the page's `location`
 * @param runtime what a host sets when the page starts; wins
 * @throws {ConfigurationError} when a base is neither empty, a path nor an http(s) address
 */
export function readPlatformConfig(
  settings: PlatformSettings,
  page: PagePlace,
  runtime: PlatformSettings = {},
) {
  const { ownHostname, productionBase, apiBase: setBase } = { ...settings, ...runtime };
  const onOwnHost = ownHostname !== undefined && page.hostname === ownHostname;
  const apiBase = setBase ?? (onOwnHost ? '' : (productionBase ?? ''));
  const places = { ...settings.services, ...runtime.services };
  const base = absolute(apiBase, page.origin);
  const serviceBase = (name: ServiceName): string => {
    const { host, localPort } = places[name] ?? {};
    if (onOwnHost || !isLocalHost(page.hostname)) return host ?? page.origin;
    return localPort === undefined ? base : `${scheme(page.origin)}//${page.hostname}:${localPort}`;
  };
  const services = Object.fromEntries(
    SERVICES.map((name) => [
      name,
      name.startsWith('websocket') ? webSocketUrl(serviceBase(name)) : serviceBase(name),
    ]),
  ) as Record<ServiceName, string>;
  return {
    /** As the calls use it; empty = own origin. */
    apiBase,
    webSocketUrl: joinUrl(webSocketUrl(base), '/ws'),
    services,
    features: { ...FEATURE_FLAGS, ...settings.features, ...runtime.features },
    timeoutMs: REQUEST_TIMEOUT_MS,
  };
}

/** What {@link readPlatformConfig} gives. */
export type PlatformConfig = ReturnType<typeof readPlatformConfig>;

const scheme = (origin: string): string => new URL(origin).protocol;

const absolute = (base: string, origin: string): string => {
  if (!/^(https?:\/\/|\/|$)/i.test(base)) {
    throw new ConfigurationError(
      `The API base is "${base}". It must be empty, a path that starts with "/", or an http(s) address.`,
    );
  }
  return /^https?:\/\//i.test(base)
    ? base.replace(/\/+$/, '')
    : joinUrl(origin, base).replace(/\/+$/, '');
};

/** The same place with the scheme of a WebSocket. */
const webSocketUrl = (base: string): string => base.replace(/^http/i, 'ws');
