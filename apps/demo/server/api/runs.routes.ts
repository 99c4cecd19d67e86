import { Hono } from 'hono';
import { refuse } from '../http/refuse.js';
import type { ShellEnv } from '../http/shell-env.js';
import { ownerOf } from './callers.js';

/** What the routes need of the durable runs. A run of another owner reads as none. */
export interface ReadableRuns {
  readonly read: (owner: string, runId: string) => Promise<object | null>;
  readonly events: (owner: string, runId: string, after: number) => Promise<readonly object[]>;
  readonly cancel: (owner: string, runId: string) => Promise<unknown>;
}

const PATH = '/api/v1/research/runs/:id';
const NO_RUN = 'There is no such run.';

/** Lets a screen follow a research run: its state, its log from a place on, and an end before its time. */
export const runsRoutes = (runs: ReadableRuns): Hono<ShellEnv> =>
  new Hono<ShellEnv>()
    .get(PATH, async (context) => {
      const run = await runs.read(ownerOf(context), context.req.param('id'));
      if (run === null) throw refuse(404, NO_RUN);
      return context.json({ success: true, run });
    })
    .get(`${PATH}/events`, async (context) => {
      const [owner, id] = [ownerOf(context), context.req.param('id')];
      const after = Number(context.req.query('after') ?? 0);
      if (!Number.isSafeInteger(after) || after < 0) {
        throw refuse(400, '"after" is the number of the last event that you have, or 0.');
      }
      if ((await runs.read(owner, id)) === null) throw refuse(404, NO_RUN);
      return context.json({ success: true, events: await runs.events(owner, id, after) });
    })
    .post(`${PATH}/cancel`, async (context) => {
      const [owner, id] = [ownerOf(context), context.req.param('id')];
      if ((await runs.read(owner, id)) === null) throw refuse(404, NO_RUN);
      await runs.cancel(owner, id);
      return context.json({ success: true, run: await runs.read(owner, id) });
    });
