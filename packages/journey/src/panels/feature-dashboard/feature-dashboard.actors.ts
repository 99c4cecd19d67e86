import type { PlatformClient } from '@spinout/api-client';
import * as schemas from '@spinout/api-client/schemas';
import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { readServices } from '../services-status/services-status.actors.js';
import type { Activity } from './feature-dashboard.machine.js';

/** The reply may be any JSON; this is the part with counts. */
const ActivityReply = z.object({
  counts: z.record(z.string(), z.int().check(z.nonnegative())),
  source: z.catch(z.optional(schemas.Source), undefined),
});

export const featureDashboardActors = (api: PlatformClient) => ({
  readActivity: fromPromise<Activity | null, void>(async ({ signal }) => {
    const read = ActivityReply.safeParse(await api.tenStep.analytics({ signal }));
    return read.success ? read.data : null;
  }),
  readServices: readServices(api),
});
