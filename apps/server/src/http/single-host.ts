import { createMiddleware } from 'hono/factory';
import { refuse } from './refuse.js';
import type { AppEnv } from './app-env.js';

/**
 * Refuses a request with several `Host` headers, of which a proxy could read another one than the server (RFC 9112 §3.2).
 * @throws {HTTPException} 400
 */
export const singleHost = () =>
  createMiddleware<AppEnv>(async (context, next) => {
    const names = context.env?.incoming?.rawHeaders ?? [];
    const hosts = names.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw refuse(400, 'This request has several Host headers.');
    await next();
  });
