import { randomBytes } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { isSecure, type ProxySettings } from './client-address.js';
import {
  dataPolicy,
  filePolicy,
  pagePolicy,
  type PolicySettings,
} from './content-security-policy.js';
import type { ShellContext, ShellEnv } from './shell-env.js';

export interface SecuritySettings extends PolicySettings, ProxySettings {}

const NONCE_BYTES = 18;
const YEARS_2_S = 2 * 365 * 24 * 60 * 60;

/** Browser features that the product does not use. */
const UNUSED_ABILITIES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Permissions-Policy': UNUSED_ABILITIES.map((ability) => `${ability}=()`).join(', '),
};

/** Returns the nonce of this reply for the content security policy. */
export function nonceOf(context: ShellContext): string {
  const known = context.get('nonce');
  if (known !== undefined) return known;
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  context.set('nonce', nonce);
  return nonce;
}

/**
 * Sets the security headers of a reply. Headers that a route set itself stay unchanged.
 * Data without caching headers is not cached.
 */
export const securityHeaders = (settings: SecuritySettings) =>
  createMiddleware<ShellEnv>(async (context, next) => {
    await next();
    const secure = isSecure(context, settings);
    const kind = kindOf(context.res.headers.get('content-type'));
    const unset = (name: string, value: string) => {
      if (!context.res.headers.has(name)) context.header(name, value);
    };
    for (const [name, value] of Object.entries(ALWAYS)) unset(name, value);
    unset('Referrer-Policy', kind === 'page' ? 'strict-origin-when-cross-origin' : 'no-referrer');
    unset('Content-Security-Policy', policyOf(kind, context, settings, secure));
    if ((settings.frameAncestors ?? []).length === 0) unset('X-Frame-Options', 'DENY');
    if (kind === 'data') unset('Cache-Control', 'no-store');
    if (secure) unset('Strict-Transport-Security', `max-age=${YEARS_2_S}`);
  });

type Kind = 'page' | 'script' | 'data';

const kindOf = (contentType: string | null): Kind => {
  if (contentType?.startsWith('text/html')) return 'page';
  return contentType?.startsWith('text/javascript') ? 'script' : 'data';
};

const policyOf = (
  kind: Kind,
  context: ShellContext,
  settings: SecuritySettings,
  secure: boolean,
): string => {
  if (kind === 'page') return pagePolicy(nonceOf(context), settings, secure);
  return kind === 'script' ? filePolicy(settings) : dataPolicy();
};
