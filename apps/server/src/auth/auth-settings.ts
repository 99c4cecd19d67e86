import { ConfigurationError } from '@spinout/api-client';
import type { ProviderKeys } from '../configuration/configuration.js';
import { isLoopbackHost, isLoopbackUrl } from '../http/loopback.js';

/** The providers that the sign-in prompt names. */
export const PROVIDER_IDS = ['google', 'github', 'orcid'] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

export const PROVIDER_NAMES = {
  google: 'Google',
  github: 'GitHub',
  orcid: 'ORCID',
} as const satisfies Record<ProviderId, string>;

export interface AuthSettings extends Readonly<Partial<Record<ProviderId, ProviderKeys | null>>> {
  /** Origin under which browsers reach the server, such as `https://spinout.example.org`. */
  readonly origin: string;
  /** Origin under which the server reaches itself. @default the same */
  readonly internalOrigin?: string;
  /** Where the routes are mounted. @default '/api/v1' */
  readonly basePath?: string;
  /** Number of trusted proxies in front of the server (`X-Forwarded-For`). @default 0 */
  readonly trustedProxies?: number;
  /** Allowed redirect addresses, in addition to `/auth/callback` of this origin. */
  readonly redirectUris?: readonly string[];
  /** Host name or address that the server listens on. @default 'localhost' */
  readonly host?: string;
  /**
   * Who may use the demo accounts, which replace all providers while none is configured. They have no password: anyone
   * who reaches the sign-in page can use any of them, including the administrator. True allows them to everyone who
   * reaches the server, false to no one.
   * @default only requests from this machine, if no other machine can reach the server
   */
  readonly allowDemoSignIn?: boolean;
  /** Initial administrators as `provider:subject`, e.g. `orcid:0000-0002-1825-0097`. */
  readonly administrators?: readonly string[];
  /** Addresses that replace those of the providers, e.g. for GitHub Enterprise. */
  readonly issuers?: Partial<Record<ProviderId, string>>;
  /** Address of GitHub's API. @default 'https://api.github.com' */
  readonly githubApi?: string;
}

/** Who may use the demo accounts. With `off`, they do not exist: their sessions are refused as well. */
export type DemoAccounts = 'off' | 'this-machine' | 'everyone';

/** Validated settings with all defaults filled in. */
export interface ValidAuthSettings extends Required<
  Omit<AuthSettings, ProviderId | 'host' | 'allowDemoSignIn'>
> {
  readonly demoAccounts: DemoAccounts;
  readonly keys: Readonly<Partial<Record<ProviderId, ProviderKeys>>>;
  readonly issuers: Readonly<Record<ProviderId, string>>;
}

const ISSUERS: Record<ProviderId, string> = {
  google: 'https://accounts.google.com',
  // Also the `iss` parameter of GitHub's responses (RFC 9207).
  github: 'https://github.com/login/oauth',
  orcid: 'https://orcid.org',
};

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { href, protocol, username, password, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopbackUrl(text));
  return isSafe && href === text && username + password + hash === '' && !text.includes('#');
}

type ReachableAt = Pick<ValidAuthSettings, 'origin' | 'internalOrigin' | 'trustedProxies'> & {
  readonly host: string;
};

/** Whether only this machine reaches the server, as far as its settings say. */
const isReachableFromThisMachineOnly = (at: ReachableAt): boolean =>
  at.trustedProxies === 0 &&
  isLoopbackHost(at.host) &&
  [at.origin, at.internalOrigin].every(isLoopbackUrl);

/** A configured provider always ends the demo accounts, so that no forgotten setting keeps them. */
function resolveDemoAccounts(
  { allowDemoSignIn }: AuthSettings,
  hasProvider: boolean,
  at: ReachableAt,
): DemoAccounts {
  if (hasProvider || allowDemoSignIn === false) return 'off';
  if (allowDemoSignIn === true) return 'everyone';
  return isReachableFromThisMachineOnly(at) ? 'this-machine' : 'off';
}

/**
 * Validates the settings and fills in the defaults.
 * @throws {ConfigurationError} for an origin or a redirect address that cannot be used
 */
export function validateAuthSettings(settings: AuthSettings): ValidAuthSettings {
  const { origin, internalOrigin = origin, basePath = '/api/v1' } = settings;
  const wrongOrigin = [origin, internalOrigin].find((text) => !isOrigin(text));
  if (wrongOrigin !== undefined) {
    throw new ConfigurationError(
      `${JSON.stringify(wrongOrigin)} is not a valid origin for sign-in. Use only scheme, host and port, such as https://spinout.example.org`,
    );
  }
  const ownCallback = `${origin}/auth/callback`;
  const others = (settings.redirectUris ?? []).filter((uri) => uri !== ownCallback);
  const wrongUri = others.find((uri) => !isRedirectUri(uri));
  if (wrongUri !== undefined) {
    throw new ConfigurationError(
      `${JSON.stringify(wrongUri)} is not a valid redirect address. Use the full normalized https URL (http only on this machine), without user name and fragment.`,
    );
  }
  const keys = Object.fromEntries(
    PROVIDER_IDS.flatMap((id) => (settings[id] == null ? [] : [[id, settings[id]]])),
  );
  const { host = 'localhost', trustedProxies = 0 } = settings;
  const at = { host, origin, internalOrigin, trustedProxies };
  return {
    origin,
    internalOrigin,
    basePath,
    trustedProxies,
    keys,
    redirectUris: [ownCallback, ...others],
    demoAccounts: resolveDemoAccounts(settings, Object.keys(keys).length > 0, at),
    administrators: settings.administrators ?? [],
    issuers: { ...ISSUERS, ...settings.issuers },
    githubApi: settings.githubApi ?? 'https://api.github.com',
  };
}
