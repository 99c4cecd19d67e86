import { Hono } from 'hono';
import { refuse } from '../http/refuse.js';
import type { AppEnv } from '../http/app-env.js';
import type { ResearchRuns } from '../jobs/research-runs.js';
import { getOwner } from './identify-caller.js';

/** The part of the durable runs that the routes use. Runs of another owner are not found. */
export type ReadableRuns = Pick<ResearchRuns, 'read' | 'events' | 'cancel'>;

const PATH = '/api/v1/research/runs/:id';
const NO_RUN = 'Run not found.';

export const runsRoutes = (runs: ReadableRuns): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(PATH, async (context) => {
      const run = await runs.read(getOwner(context), context.req.param('id'));
      if (run === undefined) throw refuse(404, NO_RUN);
      return context.json({ success: true, run });
    })
    .get(`${PATH}/events`, async (context) => {
      const [owner, id] = [getOwner(context), context.req.param('id')];
      const after = Number(context.req.query('after') ?? 0);
      if (!Number.isSafeInteger(after) || after < 0) {
        throw refuse(400, '"after" must be the sequence number of the last event, or 0.');
      }
      const events = await runs.events(owner, id, after);
      if (events === undefined) throw refuse(404, NO_RUN);
      return context.json({ success: true, events });
    })
    .post(`${PATH}/cancel`, async (context) => {
      const [owner, id] = [getOwner(context), context.req.param('id')];
      const run = await runs.cancel(owner, id);
      if (run === undefined) throw refuse(404, NO_RUN);
      return context.json({ success: true, run });
    });
