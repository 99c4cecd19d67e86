import { createMiddleware } from 'hono/factory';
import { refuse } from './refuse.js';
import type { AppContext, AppEnv } from './app-env.js';

interface CrossOriginSettings {
  /** Origin at which browsers reach the server. */
  readonly publicOrigin: string;
  /** Other origins whose pages may call the server. */
  readonly allowedOrigins: readonly string[];
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a browser sends for a page of another origin (cross-site request forgery). A form needs no
 * permission of CORS for an upload or an empty body, and pages on other ports and subdomains of the same site send the
 * `SameSite` cookie with it. Requests of other programs have no such headers and pass.
 * @throws {HTTPException} 403
 */
export const crossOriginWrites = ({ publicOrigin, allowedOrigins }: CrossOriginSettings) => {
  const origins = new Set([publicOrigin, ...allowedOrigins]);
  return createMiddleware<AppEnv>(async (context, next) => {
    if (!READING.has(context.req.method) && isFromOtherOrigin(context, origins)) {
      throw refuse(403, 'Pages of this origin may not send requests to this server.');
    }
    await next();
  });
};

/** Browsers set `Sec-Fetch-Site` on secure and local addresses only; elsewhere `Origin` is compared with the host. */
const isFromOtherOrigin = ({ req }: AppContext, origins: ReadonlySet<string>): boolean => {
  const origin = req.header('origin');
  if (origin !== undefined && origins.has(origin)) return false;
  const site = req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== req.header('host');
};
