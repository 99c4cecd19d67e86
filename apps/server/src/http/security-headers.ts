import { randomBytes } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { isSecure, type ProxySettings } from './client-address.js';
import {
  dataPolicy,
  filePolicy,
  pagePolicy,
  type PolicySettings,
} from './content-security-policy.js';
import type { AppContext, AppEnv } from './app-env.js';

export interface SecuritySettings extends PolicySettings, ProxySettings {}

const NONCE_BYTES = 18;
const YEARS_2_S = 2 * 365 * 24 * 60 * 60;

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

export function getNonce(context: AppContext): string {
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
  createMiddleware<AppEnv>(async (context, next) => {
    await next();
    const secure = isSecure(context, settings);
    const kind = getKind(context.res.headers.get('content-type'));
    const setIfMissing = (name: string, value: string) => {
      if (!context.res.headers.has(name)) context.header(name, value);
    };
    for (const [name, value] of Object.entries(ALWAYS)) setIfMissing(name, value);
    setIfMissing(
      'Referrer-Policy',
      kind === 'page' ? 'strict-origin-when-cross-origin' : 'no-referrer',
    );
    setIfMissing('Content-Security-Policy', getPolicy(kind, context, settings, secure));
    if ((settings.frameAncestors ?? []).length === 0) setIfMissing('X-Frame-Options', 'DENY');
    if (kind === 'data') setIfMissing('Cache-Control', 'no-store');
    if (secure) setIfMissing('Strict-Transport-Security', `max-age=${YEARS_2_S}`);
  });

type Kind = 'page' | 'script' | 'data';

const getKind = (contentType: string | null): Kind => {
  if (contentType?.startsWith('text/html')) return 'page';
  return contentType?.startsWith('text/javascript') ? 'script' : 'data';
};

const getPolicy = (
  kind: Kind,
  context: AppContext,
  settings: SecuritySettings,
  secure: boolean,
): string => {
  if (kind === 'page') return pagePolicy(getNonce(context), settings, secure);
  return kind === 'script' ? filePolicy(settings) : dataPolicy();
};
