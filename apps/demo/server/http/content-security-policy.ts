/** What pages of this server may do beyond their own origin. */
export interface PolicySettings {
  /** Origins that a page may call. */
  readonly connectSources?: readonly string[];
  /** Origins that a form may be sent to, as identity providers. */
  readonly formTargets?: readonly string[];
  /** Origins whose pages may show this one in a frame. */
  readonly frameAncestors?: readonly string[];
}

/** Where browsers send what a policy stopped. */
export const CSP_REPORT_PATH = '/csp-report';

/** The one policy of trusted types; `pages/first-script.ts` defines it. */
export const TRUSTED_TYPES_POLICY = 'default';

type Directives = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";

/** `report-to` is left out: a browser that knows it sends later, and no more to `report-uri`. */
const written = (directives: Directives) =>
  Object.entries({ ...directives, 'report-uri': [CSP_REPORT_PATH] })
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

const orNone = (sources: readonly string[] = []) => (sources.length > 0 ? sources : [NONE]);

/**
 * For pages: own scripts, own styles and those that carry the nonce; no inline code, no eval, no plug-ins, no frame.
 * @param secure over TLS, where pictures and calls of the page are raised to it too
 */
export const pagePolicy = (nonce: string, settings: PolicySettings, secure: boolean): string =>
  written({
    'default-src': [SELF],
    'script-src': [SELF, `'nonce-${nonce}'`],
    'script-src-attr': [NONE],
    'style-src': [SELF, `'nonce-${nonce}'`],
    'style-src-attr': [NONE],
    'img-src': [SELF, 'data:', 'https:'],
    'font-src': [SELF],
    'connect-src': [SELF, ...(settings.connectSources ?? [])],
    'worker-src': [SELF],
    'frame-src': [NONE],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF, ...(settings.formTargets ?? [])],
    'frame-ancestors': orNone(settings.frameAncestors),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  });

/** For files: a script that runs as a worker obeys the policy of its own file. */
export const filePolicy = (settings: PolicySettings): string =>
  written({
    'default-src': [NONE],
    'script-src': [SELF],
    'connect-src': [SELF, ...(settings.connectSources ?? [])],
    'worker-src': [SELF],
    'base-uri': [NONE],
    'form-action': [NONE],
    'frame-ancestors': [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [NONE],
  });

/** For data: opened as a page it may do nothing at all. */
export const dataPolicy = (): string =>
  written({
    'default-src': [NONE],
    'base-uri': [NONE],
    'form-action': [NONE],
    'frame-ancestors': [NONE],
  });
