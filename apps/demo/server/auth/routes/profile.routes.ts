import { Hono } from 'hono';
import { accountById, changeAccount } from '../accounts.js';
import type { ShellEnv } from '../../http/shell-env.js';
import type { AuthDependencies } from '../auth-dependencies.js';
import { signedIn, type CallerOf } from '../caller-of.js';
import { jsonBody } from '../json-body.js';
import { changedColumns, PROFILE_WORDS, ProfileChange } from '../profile-change.js';
import { notSignedIn } from '../refusal.js';
import { wireUser } from '../wire-user.js';

/** The own profile, of whoever the token belongs to and of nobody else. */
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
      const change = await jsonBody(context, ProfileChange, PROFILE_WORDS);
      const user = await changeAccount(dependencies, id, changedColumns(change));
      if (!user) throw notSignedIn();
      return context.json({ success: true, user: wireUser(user) });
    });
