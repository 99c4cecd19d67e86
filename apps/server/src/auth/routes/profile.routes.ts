import { Hono } from 'hono';
import { findAccount, changeAccount, serializeUser } from '../accounts.js';
import type { AppEnv } from '../../http/app-env.js';
import type { AuthDependencies } from '../auth-dependencies.js';
import { requireSignedIn, unauthorized } from '../caller-reader.js';
import type { ReadCaller } from '../../caller/caller.types.js';
import { readJsonBody } from '../read-json-body.js';
import { getChangedColumns, PROFILE_RULES, ProfileChange } from '../profile-change.js';

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
