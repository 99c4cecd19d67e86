import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.js';
import { hasForwardingHeader, type ProxySettings } from './client-address.js';
import type { Logger } from './logger.js';

const WARNING =
  'Requests come through a proxy, but TRUSTED_PROXIES is 0: all callers behind it share one address and its limits, and ' +
  'cookies are not marked as secure. Set TRUSTED_PROXIES to the number of proxies.';

/** Warns once if a proxy is in front of the server that the configuration does not mention. */
export const proxyWarning = (logger: Logger, { trustedProxies }: ProxySettings) => {
  let hasWarned = trustedProxies > 0;
  return createMiddleware<AppEnv>(async (context, next) => {
    if (!hasWarned && hasForwardingHeader(context)) {
      hasWarned = true;
      logger.warn({ request: context.get('requestId') }, WARNING);
    }
    await next();
  });
};
