import { Hono } from 'hono';
import { findAccount, changeAccount } from '../accounts.js';
import type { AppEnv } from '../../http/app-env.js';
import type { AuthDependencies } from '../auth-dependencies.js';
import { requireSignedIn, type ReadCaller } from '../caller-reader.js';
import { readJsonBody } from '../read-json-body.js';
import { getChangedColumns, PROFILE_RULES, ProfileChange } from '../profile-change.js';
import { unauthorized } from '../auth-errors.js';
import { serializeUser } from '../serialize-user.js';

/** Reads and changes the profile of the caller. */
export const profileRoutes = (dependencies: AuthDependencies, readCaller: ReadCaller) =>
  new Hono<AppEnv>()
    .get('/auth/profile', async (context) => {
      const { id } = await requireSignedIn(readCaller, context.req.raw);
      const user = await findAccount(dependencies, id);
      if (!user) throw unauthorized();
      return context.json({ success: true, user: serializeUser(user) });
    })

    .put('/auth/profile', async (context) => {
      const { id } = await requireSignedIn(readCaller, context.req.raw);
      const change = await readJsonBody(context, ProfileChange, PROFILE_RULES);
      const user = await changeAccount(dependencies, id, getChangedColumns(change));
      if (!user) throw unauthorized();
      return context.json({ success: true, user: serializeUser(user) });
    });
