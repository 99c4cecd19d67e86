import { ConfigurationError } from '../errors/api-error.js';

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

const BASES = ['apiBase', 'authBase', 'pdfBase', 'researchApiBase', 'researchBase'] as const;

/** @throws {ConfigurationError} if a base is neither empty nor a path nor an http(s) address */
export function checkBases(settings: HostSettings) {
  for (const name of BASES) checkBase(name, settings[name]);
}

/** @throws {ConfigurationError} if a base is neither empty nor a path nor an http(s) address */
export function checkBase(name: string, base = '') {
  if (/^(https?:\/\/|\/|$)/i.test(base)) return;
  throw new ConfigurationError(
    `${name} is "${base}". Use "", a path such as "/api", or an http(s) address.`,
  );
}
