import { Hono } from 'hono';
import { bodyLimits } from '../../http/body-limits.js';
import { onError } from '../../http/errors.js';
import { createLogger } from '../../http/logger.js';
import { requestId } from '../../http/request-id.js';
import { requestLog } from '../../http/request-log.js';
import { securityHeaders } from '../../http/security-headers.js';
import type { AppEnv } from '../../http/app-env.js';

/** Creates an app with the middleware that runs before sign-in on the real server. */
export function createTestApp(): { readonly app: Hono<AppEnv>; readonly lines: () => string } {
  const lines: string[] = [];
  const logger = createLogger({
    level: 'debug',
    destination: { write: (line) => void lines.push(line) },
  });
  const app = new Hono<AppEnv>();
  app.onError(onError(logger));
  app.use(requestId(), requestLog(logger), securityHeaders({ trustedProxies: 0 }), bodyLimits());
  return { app, lines: () => lines.join('') };
}
