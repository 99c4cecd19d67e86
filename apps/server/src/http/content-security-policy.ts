/** Origins in the content security policy in addition to the own origin. */
export interface PolicySettings {
  /** Origins that a page may call. */
  readonly connectSources?: readonly string[];
  /** Origins that forms may be submitted to, such as identity providers. */
  readonly formTargets?: readonly string[];
  /** Origins whose pages may show this one in a frame. */
  readonly frameAncestors?: readonly string[];
}

export const CSP_REPORT_PATH = '/csp-report';

/** Name of the only trusted types policy; `pages/first-script.ts` defines it. */
export const TRUSTED_TYPES_POLICY = 'default';

type Directives = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";

/** `report-to` is omitted: browsers that support it send later and ignore `report-uri`. */
const formatPolicy = (directives: Directives) =>
  Object.entries({ ...directives, 'report-uri': [CSP_REPORT_PATH] })
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

const getSourcesOrNone = (sources: readonly string[] = []) =>
  sources.length > 0 ? sources : [NONE];

const NOTHING = {
  'default-src': [NONE],
  'base-uri': [NONE],
  'form-action': [NONE],
  'frame-ancestors': [NONE],
};

/**
 * Policy for pages: own scripts and styles and those with the nonce; no inline code, eval, plug-ins or frames.
 * @param secure true over TLS; upgrades insecure requests
 */
export const pagePolicy = (nonce: string, settings: PolicySettings, secure: boolean): string =>
  formatPolicy({
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
    'frame-ancestors': getSourcesOrNone(settings.frameAncestors),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  });

/** Policy for data: nothing is allowed if it is opened as a page. */
export const dataPolicy = (): string => formatPolicy(NOTHING);

/** Policy for files. A worker uses the policy of its own file. */
export const filePolicy = (settings: PolicySettings): string =>
  formatPolicy({
    ...NOTHING,
    'script-src': [SELF],
    'connect-src': [SELF, ...(settings.connectSources ?? [])],
    'worker-src': [SELF],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [NONE],
  });
