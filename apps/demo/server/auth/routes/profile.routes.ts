import { Hono } from 'hono';
import { accountById, changeAccount } from '../accounts.js';
import type { ShellEnv } from '../../http/shell-env.js';
import type { AuthDependencies } from '../auth-dependencies.js';
import { signedIn, type CallerOf } from '../caller-of.js';
import { jsonBody } from '../json-body.js';
import { changedColumns, PROFILE_RULES, ProfileChange } from '../profile-change.js';
import { notSignedIn } from '../refusal.js';
import { wireUser } from '../wire-user.js';

/** Reads and changes the profile of the caller. */
export const profileRoutes = (dependencies: AuthDependencies, caller: CallerOf) =>
  new Hono<ShellEnv>()
    .get('/auth/profile', async (context) => {
      const { id } = await signedIn(caller, context.req.raw);
      const user = await accountById(dependencies, id);
      if (!user) throw notSignedIn();
      return context.json({ success: true, user: wireUser(user) });
    })

    .put('/auth/profile', async (context) => {
      const { id } = await signedIn(caller, context.req.raw);
      const change = await jsonBody(context, ProfileChange, PROFILE_RULES);
      const user = await changeAccount(dependencies, id, changedColumns(change));
      if (!user) throw notSignedIn();
      return context.json({ success: true, user: wireUser(user) });
    });
