import { ROLES } from '@spinout/domain/roles';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../database/schema/auth.schema.js';
import { createSession } from './testing/accounts.js';
import { call } from './testing/sign-in-steps.js';
import { shareSignInServer } from './testing/shared-sign-in-server.js';

/** Who may use each route: everyone, every signed-in person, or administrators. */
const ROUTES = {
  'GET /auth/health': 'everyone',
  'GET /auth/sign-in.css': 'everyone',
  'GET /auth/providers': 'everyone',
  'GET /auth/login/:provider': 'everyone',
  'GET /auth/provider-callback/:provider': 'everyone',
  'POST /auth/callback': 'everyone',
  'POST /auth/refresh': 'everyone',
  'POST /auth/logout': 'everyone',
  'GET /auth/profile': 'signed-in',
  'PUT /auth/profile': 'signed-in',
  'GET /admin/users': 'admin',
  'PUT /admin/users/:id/role': 'admin',
} as const;

const CALLERS = ['no session', ...ROLES] as const;
type Route = keyof typeof ROUTES;
type CallerRole = (typeof CALLERS)[number];

/** The status that refuses a caller; null if the caller has access. */
const getRefusal = (route: Route, caller: CallerRole): 401 | 403 | null => {
  if (ROUTES[route] === 'everyone') return null;
  if (caller === 'no session') return 401;
  return ROUTES[route] === 'admin' && caller !== 'admin' ? 403 : null;
};

const cells = (Object.keys(ROUTES) as Route[]).flatMap((route) =>
  CALLERS.map((caller) => ({ route, caller, refusal: getRefusal(route, caller) })),
);

const { server, database } = shareSignInServer();

/** Creates a session of an account with a role. */
async function createRoleSession(role: (typeof ROLES)[number]): Promise<string> {
  const { id, token } = await createSession(database(), role);
  await database().db.update(users).set({ role }).where(eq(users.id, id));
  return token;
}

describe('the rights of each role on each route of sign-in', () => {
  it('are listed for every route', () => {
    const routes = server()
      .auth.routes.routes.filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(routes)].sort()).toEqual(Object.keys(ROUTES).sort());
    expect(cells).toHaveLength(Object.keys(ROUTES).length * (ROLES.length + 1));
  });

  it.each(cells)(
    'T-40 $route, $caller: refused with $refusal',
    async ({ route, caller, refusal }) => {
      const token = caller === 'no session' ? null : await createRoleSession(caller);
      const [method = '', path = ''] = route.split(' ');
      const address = server().api + path.replace(/:\w+/, 'unknown');
      const body = method === 'GET' ? undefined : {};
      const { status } = await call(address, token, method, body);
      if (refusal === null) expect([401, 403]).not.toContain(status);
      else expect(status).toBe(refusal);
    },
  );
});
