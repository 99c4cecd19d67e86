import { REQUEST_TIMEOUT_MS } from './request-timeout.js';
import { checkBase } from './check-bases.js';
import { isLocalHost, joinUrl, trimSlashes } from './hosts.js';

/** Feature switches, all on by default. A host can turn one off, which hides the panel and prevents its calls. */
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

/** Names of the services. The two WebSocket services are `websocketVisualization` and `websocketQuantum`. */
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

/** Address of a service: `localPort` on a local host, else `host`. @default the page's origin */
export interface ServiceAddress {
  /** An http(s) address without a trailing slash, e.g. "https://research.example.org". */
  readonly host?: string;
  readonly localPort?: number;
}

/** Settings of the platform. Settings at run time override those at build time. */
export interface PlatformSettings {
  /** Hostname of the product itself. No hostname is built in. */
  readonly ownHostname?: string;
  /** Base of the production backend, used on every host except the product's own. */
  readonly productionBase?: string;
  /** Base that overrides `productionBase` and `ownHostname`. */
  readonly apiBase?: string;
  readonly services?: Readonly<Partial<Record<ServiceName, ServiceAddress>>>;
  readonly features?: Readonly<Partial<FeatureFlags>>;
}

/** The page that the configuration is read on. */
export interface PageAddress {
  readonly hostname: string;
  /** Scheme, host and port, e.g. "https://app.example.org". */
  readonly origin: string;
}

/**
 * Reads the platform's configuration. There are two rules: the base of the endpoint
 * table (empty on the product's own host, else the production backend), and the service map (production hosts on the
 * own hostname, local ports otherwise). Without settings, everything is on the page's origin.
 * @param settings settings at build time
 * @param page the page's `location`
 * @param runtime settings at run time; they override `settings`
 * @throws {ConfigurationError} if a base is neither empty nor a path nor an http(s) address
 */
export function readPlatformConfig(
  settings: PlatformSettings,
  page: PageAddress,
  runtime: PlatformSettings = {},
) {
  const { ownHostname, productionBase, apiBase: configuredBase } = { ...settings, ...runtime };
  const isOnOwnHost = ownHostname !== undefined && page.hostname === ownHostname;
  const apiBase = configuredBase ?? (isOnOwnHost ? '' : (productionBase ?? ''));
  const addresses = { ...settings.services, ...runtime.services };
  const base = toAbsoluteUrl(apiBase, page.origin);
  const getServiceBase = (name: ServiceName): string => {
    const { host, localPort } = addresses[name] ?? {};
    if (isOnOwnHost || !isLocalHost(page.hostname)) return host ?? page.origin;
    return localPort === undefined
      ? base
      : `${getScheme(page.origin)}//${page.hostname}:${localPort}`;
  };
  const services = Object.fromEntries(
    SERVICES.map((name) => [
      name,
      name.startsWith('websocket') ? toWebSocketUrl(getServiceBase(name)) : getServiceBase(name),
    ]),
  ) as Record<ServiceName, string>;
  return {
    /** Base of the calls; empty = the page's origin. */
    apiBase,
    webSocketUrl: joinUrl(toWebSocketUrl(base), '/ws'),
    services,
    features: { ...FEATURE_FLAGS, ...settings.features, ...runtime.features },
    timeoutMs: REQUEST_TIMEOUT_MS,
  };
}

/** Result of {@link readPlatformConfig}. */
export type PlatformConfig = ReturnType<typeof readPlatformConfig>;

const getScheme = (origin: string): string => new URL(origin).protocol;

const toAbsoluteUrl = (base: string, origin: string): string => {
  checkBase('apiBase', base);
  return trimSlashes(/^https?:\/\//i.test(base) ? base : joinUrl(origin, base));
};

/** The same address with the WebSocket scheme. */
const toWebSocketUrl = (base: string): string => base.replace(/^http/i, 'ws');
