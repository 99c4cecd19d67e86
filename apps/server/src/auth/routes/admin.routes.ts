import { Hono } from 'hono';
import * as z from 'zod/mini';
import { findAccount, listAccounts, serializeUser } from '../accounts.js';
import { changeRole } from '../change-role.js';
import type { AppEnv } from '../../http/app-env.js';
import type { AuthDependencies } from '../auth-dependencies.js';
import { DEMO_PROVIDER } from '../identity/local-accounts.js';
import { requireAdministrator } from '../caller-reader.js';
import type { ReadCaller } from '../../caller/caller.types.js';
import { readJsonBody } from '../read-json-body.js';
import { refuse } from '../../http/refuse.js';
import { ROLES } from '@spinout/domain/roles';
import { isId } from '../secrets.js';

const PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 1_000_000;

const RoleChange = z.object({ role: z.enum(ROLES) });

const parsePageParameter = (text: string | undefined, fallback: number, max: number): number => {
  if (text === undefined) return fallback;
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > max) throw refuse(400, 'This page does not exist.');
  return value;
};

/** Routes for administrators, the only ones who can change roles. */
export const adminRoutes = (dependencies: AuthDependencies, readCaller: ReadCaller) =>
  new Hono<AppEnv>()
    .get('/admin/users', async (context) => {
      await requireAdministrator(readCaller, context.req.raw);
      const page = parsePageParameter(context.req.query('page'), 1, MAX_PAGE);
      const limit = parsePageParameter(context.req.query('limit'), PAGE_SIZE, MAX_PAGE_SIZE);
      const { accounts, total } = await listAccounts(dependencies, {
        limit,
        offset: (page - 1) * limit,
      });
      return context.json({
        success: true,
        users: accounts.map(serializeUser),
        total,
        page,
        limit,
      });
    })

    .put('/admin/users/:id/role', async (context) => {
      const { id: administratorId } = await requireAdministrator(readCaller, context.req.raw);
      const message = `The role must be one of ${ROLES.join(', ')}.`;
      const { role } = await readJsonBody(context, RoleChange, message);
      const id = context.req.param('id');
      if (id === administratorId) {
        throw refuse(409, 'Your own role can only be changed by another administrator.');
      }
      const known = isId(id) ? await findAccount(dependencies, id) : null;
      if (known?.provider === DEMO_PROVIDER) {
        throw refuse(409, 'The role of a demo account is fixed.');
      }
      const user = known && (await changeRole(dependencies, id, role));
      if (!user) throw refuse(404, 'Account not found.');
      if (user === 'last-administrator') {
        throw refuse(
          409,
          'This is the last administrator. Make someone else an administrator first.',
        );
      }
      dependencies.log.info({ administratorId, userId: id, role }, 'A role was changed');
      return context.json({ success: true, user: serializeUser(user) });
    });
